import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { basePathOf } from '../../content/schema/base-path';
import type { DerivedFacts } from '../../content/schema/derived-facts';
import { ContentError, loadContent } from '../../content/schema/load-content';
import type { Content } from '../../content/schema/schema';
import { unreadFiles } from '../../content/schema/unread-files';
import { sizeItems } from '../launch-check/size-items';
import { prepareAppIcons } from './app-icons';
import { errorFactsOf, prepareDerivedFacts } from './derived-facts';
import { writeEditorSchemas } from './editor-schemas';
import { prepareFont } from './fonts';
import { contentModule, generatedFolder, moduleOf, writeGenerated } from './generated';
import { prepareMap } from './map';
import { preparePageFacts } from './page-facts';
import { pictureSheets } from './picture-styles';
import { preparePictures } from './pictures';
import { removeUnused } from './remove-unused';
import { logoNote, readSvg } from './svg';
import { loadTypeface } from './typeface';

export const contentFolder = path.resolve('content');
const media = path.resolve('public/media');

/** What came of the content, and what is still to be made of it. */
export interface Prepared {
  content: Content;
  /** What can be shown and is still worth a look, in sentences. */
  notes: readonly string[];
  /** Draw the cards that are missing: pages name them, and none shows them. */
  cards: readonly (() => Promise<void>)[];
  /** Clears public/media of what is no longer used. */
  tidy: () => Promise<void>;
}

/**
 * Checks the content and makes all that the pages derive from it: content/schema/generated (data,
 * styles, schemas for text editors) and public (pictures, icons, font and cards). Quick when nothing changed.
 * @param draft whether pictures that were not made yet are made in haste, for a first look only.
 * @throws {ContentError} with every issue at once.
 */
export async function prepare({ draft = false } = {}): Promise<Content> {
  const { content, notes, cards, tidy } = await preparePages({ draft });
  tellNotes(notes);
  await Promise.all(cards.map((draw) => draw()));
  await tidy();
  return content;
}

/**
 * All of it but the cards, which take many times as long as a text.
 * @param showNotes whether the pages tell the notes too; only those of `npm run dev` do.
 */
export async function preparePages({ showNotes = false, draft = false } = {}): Promise<Prepared> {
  // First: where the content is wrong, they are how an editor shows it.
  await writeEditorSchemas();
  const content = loadContent(contentFolder);
  await Promise.all([generatedFolder, media].map((folder) => mkdir(folder, { recursive: true })));
  const pictures = await preparePictures({
    content,
    sources: path.join(contentFolder, 'pictures'),
    target: media,
    memory: path.join(generatedFolder, 'made-pictures.json'),
    draft,
    onMaking: tellMaking,
  });
  if (pictures.issues.length > 0) throw new ContentError(pictures.issues);
  const basePath = basePathOf(content.site.url);
  const json = JSON.stringify(content, null, 1);
  const font = await prepareFont(json, media, basePath);
  const logo = readSvg(contentFolder, 'logo.svg');
  const notes = [
    unreadFiles(contentFolder),
    logoNote(logo) ?? [],
    ...pictures.garbled,
    ...sizeItems(pictures.built).map(({ found, next }) => `${found} ${next}`),
  ].flat();
  const typeset = await loadTypeface(json);
  const map = prepareMap(content, contentFolder, typeset);
  const { facts, cards } = await preparePageFacts(content, logo, media, typeset);
  const derived: DerivedFacts = {
    ...(await prepareDerivedFacts(content, contentFolder, media)),
    font: font.src,
    logo,
    map: map.drawing,
    appIcons: await prepareAppIcons(logo, media),
    pages: facts,
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
    writeGenerated('area-view.ts', areaView(Boolean(map.drawing))),
  ]);
  // Last, so that a running `next dev` never sees texts that name pictures it does not know yet.
  await writeGenerated('content.ts', contentModule(content, { notes: showNotes ? notes : [] }));
  const inUse = JSON.stringify([pictures.built, font.src, derived]);
  return { content, notes, cards, tidy: () => removeUnused(media, inUse) };
}

/** A page carries the styles of all that it imports: of the two views of the regions Home imports one. */
const areaView = (hasMap: boolean) =>
  hasMap
    ? `export { AreaMap as AreaView } from '@/components/home/area-map';\n`
    : `export { AreaPanes as AreaView } from '@/components/home/area-panes';\n`;

function tellMaking(file: string, index: number, count: number) {
  console.log(`Making the sizes of a picture, ${index} of ${count}: ${file}`);
}

let told = '';

/** `npm run dev` tells the notes anew only when they changed. */
export function tellNotes(notes: readonly string[]) {
  const now = notes.map((note) => `  Worth a look: ${note}`).join('\n');
  if (now === told) return;
  told = now;
  if (notes.length > 0) console.log(`\n${told}\n`);
}
