import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentFaults, loadContent } from '../../content/load';
import type { Content } from '../../content/schema';
import { prepareBuildFacts } from './build-facts';
import { prepareFont } from './fonts';
import { preparePictures } from './pictures';
import { prepareSampleFeed } from './sample-feed';

export const contentFolder = path.resolve('content');
const generated = path.join(contentFolder, 'generated');
const media = path.resolve('public/media');

/**
 * Checks the content and makes all that the pages derive from it: content/generated (data and
 * styles) and public/media (pictures and font). Quick when nothing changed.
 * @throws {ContentFaults} with every fault at once.
 */
export async function prepare(): Promise<Content> {
  const content = loadContent(contentFolder);
  await Promise.all([mkdir(generated, { recursive: true }), mkdir(media, { recursive: true })]);
  const pictures = await preparePictures(content, path.join(contentFolder, 'pictures'), media);
  if (pictures.faults.length > 0) throw new ContentFaults(pictures.faults);
  const basePath = new URL(content.site.url).pathname.replace(/\/$/, '');
  const json = JSON.stringify(content, null, 1);
  const font = await prepareFont(json, media, basePath);
  await Promise.all([
    write('content.json', json),
    write('pictures.json', JSON.stringify(pictures.built, null, 1)),
    write('pictures.css', pictures.css),
    write(
      'build.json',
      JSON.stringify(
        {
          ...(await prepareBuildFacts(content, contentFolder, font.src)),
          sampleFeed: await prepareSampleFeed(media),
        },
        null,
        1,
      ),
    ),
    write('font.css', font.css),
  ]);
  return content;
}

/** Written only when changed, so that a running `next dev` does not reload for nothing. */
async function write(name: string, text: string) {
  const file = path.join(generated, name);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}
