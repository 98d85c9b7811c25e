import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { basePathOf } from '../../content/model/base-path';
import type { DerivedFacts } from '../../content/model/derived-facts';
import { ContentError, loadContent } from '../../content/model/load-content';
import type { Content } from '../../content/model/schema';
import { sizeItems } from '../launch-check/size-items';
import { prepareAppIcons } from './app-icons';
import { prepareDerivedFacts } from './derived-facts';
import { errorFactsOf } from './error-facts';
import { prepareFont } from './fonts';
import { contentModule, generatedFolder, moduleOf, writeGenerated } from './generated';
import { prepareMap } from './map';
import { preparePageFacts } from './page-facts';
import { pictureSheets, preparePictures } from './pictures';
import { removeUnused } from './remove-unused';
import { prepareSampleFeed } from './sample-feed';
import { logoNote, readSvg } from './svg';
import { loadTypeface } from './typeface';

export const contentFolder = path.resolve('content');
const media = path.resolve('public/media');

/**
 * Checks the content and makes all that the pages derive from it: content/model/generated (data and
 * styles) and public (pictures, icons and font). Quick when nothing changed.
 * @throws {ContentError} with every issue at once.
 */
export async function prepare(): Promise<Content> {
  const content = loadContent(contentFolder);
  await Promise.all([generatedFolder, media].map((folder) => mkdir(folder, { recursive: true })));
  const pictures = await preparePictures({
    content,
    sources: path.join(contentFolder, 'pictures'),
    target: media,
    memory: path.join(generatedFolder, 'made-pictures.json'),
    onMaking: tellMaking,
  });
  if (pictures.issues.length > 0) throw new ContentError(pictures.issues);
  const basePath = basePathOf(content.site.url);
  const json = JSON.stringify(content, null, 1);
  const font = await prepareFont(json, media, basePath);
  const logo = readSvg(contentFolder, 'logo.svg');
  tellNotes([
    logoNote(logo),
    ...pictures.garbled,
    ...sizeItems(pictures.built).map(({ found }) => found),
  ]);
  const map = prepareMap(content, contentFolder, await loadTypeface(content.site.areas.join('')));
  const derived: DerivedFacts = {
    ...(await prepareDerivedFacts(content, contentFolder, font.src)),
    logo,
    map: map.drawing,
    appIcons: await prepareAppIcons(logo, media),
    pages: await preparePageFacts(content, logo, media),
    sampleFeed: await prepareSampleFeed(media),
  };
  await Promise.all([
    writeGenerated('pictures.json', JSON.stringify(pictures.built)),
    writeGenerated(
      'pictures.ts',
      moduleOf('pictures', 'Record<string, BuiltPicture>', 'built-pictures', pictures.built),
    ),
    ...pictureSheets.map((sheet) => writeGenerated(`pictures-${sheet}.css`, pictures.css[sheet])),
    writeGenerated('derived.ts', moduleOf('derived', 'DerivedFacts', 'derived-facts', derived)),
    writeGenerated(
      'error-facts.ts',
      moduleOf('errorFacts', 'ErrorFacts', 'error-facts', errorFactsOf(content, logo, basePath)),
    ),
    writeGenerated('font.css', font.css),
    // For the commands that serve or check the export.
    writeGenerated('content.json', json),
    writeGenerated('map.css', map.css),
  ]);
  // Last, so that a running `next dev` never sees texts that name pictures it does not know yet.
  await writeGenerated('content.ts', contentModule(content));
  await removeUnused(media, JSON.stringify([pictures.built, font.src, derived]));
  return content;
}

function tellMaking(file: string, index: number, count: number) {
  console.log(`Making the sizes of a picture, ${index} of ${count}: ${file}`);
}

let told = '';

/** What can be shown and is still worth a look; `npm run dev` tells it anew only when it changed. */
function tellNotes(found: (string | undefined)[]) {
  const notes = found.filter((note) => note !== undefined).map((note) => `  Worth a look: ${note}`);
  if (notes.join('\n') === told) return;
  told = notes.join('\n');
  if (notes.length > 0) console.log(`\n${told}\n`);
}
