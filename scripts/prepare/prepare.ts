import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { basePathOf } from '../../content/base-path';
import { ContentFaults, loadContent } from '../../content/load';
import type { Content } from '../../content/schema';
import { prepareAppIcons } from './app-icons';
import { prepareBuildFacts } from './build-facts';
import { prepareFont } from './fonts';
import { preparePictures } from './pictures';
import { removeUnused } from './remove-unused';
import { prepareSampleFeed } from './sample-feed';
import { prepareSocialCards } from './social-cards';
import { readSvg } from './svg';

export const contentFolder = path.resolve('content');
export const generatedFolder = path.join(contentFolder, 'generated');
const media = path.resolve('public/media');

interface Options {
  /** Encodes new pictures quickly instead of well, for a look at one's own computer. */
  draft?: boolean;
}

/**
 * Checks the content and makes all that the pages derive from it: content/generated (data and
 * styles) and public (pictures, icons and font). Quick when nothing changed.
 * @throws {ContentFaults} with every fault at once.
 */
export async function prepare({ draft }: Options = {}): Promise<Content> {
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
  if (pictures.faults.length > 0) throw new ContentFaults(pictures.faults);
  const basePath = basePathOf(content.site.url);
  const json = JSON.stringify(content, null, 1);
  const font = await prepareFont(json, media, basePath);
  const logo = readSvg(contentFolder, 'logo.svg');
  const build = {
    ...(await prepareBuildFacts(content, contentFolder, font.src)),
    logo,
    appIcons: await prepareAppIcons(logo, media),
    cards: await prepareSocialCards(content, logo, media),
    sampleFeed: await prepareSampleFeed(media),
  };
  await Promise.all([
    write('pictures.json', JSON.stringify(pictures.built, null, 1)),
    write('pictures.css', pictures.css),
    write('build.json', JSON.stringify(build, null, 1)),
    write('font.css', font.css),
  ]);
  // Last, so that a running `next dev` never sees texts that name pictures it does not know yet.
  await write('content.json', json);
  await removeUnused(media, JSON.stringify([pictures.built, font.src, build]));
  return content;
}

function tellMaking(count: number) {
  const pictures = count === 1 ? 'one picture' : `${count} pictures`;
  console.log(`Making the sizes of ${pictures}${count > 5 ? '; this takes a minute, once' : ''}.`);
}

/** Written only when changed, so that a running `next dev` does not reload for nothing. */
async function write(name: string, text: string) {
  const file = path.join(generatedFolder, name);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}
