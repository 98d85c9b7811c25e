import path from 'node:path';
import {
  basePathOf,
  contentFolder,
  generatedFolder,
  jsonSchemas,
  loadContent,
  type Media,
} from '../../content/schema';
import { writeAtomically } from '../shared/write-atomically';
import { readColour } from './colours';
import { drawingForPages, readDrawing } from './drawing';
import { makeIcons } from './icons';
import { makeLinkCards } from './link-cards';
import { readLogo } from './logo';
import { makeMap } from './map';
import { makePictures } from './pictures';

type Options = { source?: string; quiet?: boolean; root?: string };

/**
 * Generates pictures, link cards, icons and the map in public/media, and the manifest generated/NAME/media.json. A
 * file's name has a hash of its inputs, so an unchanged file is not generated again.
 * @param source the owner's files.
 * @param root where public/ and generated/ are.
 * @throws {ContentError}
 */
export async function makeMedia({
  source = contentFolder,
  quiet,
  root = '.',
}: Options = {}): Promise<Media> {
  const content = loadContent(source);
  const { site } = content;
  const basePath = basePathOf(site.url);
  const folder = path.join(root, 'public/media');
  if (!quiet) console.log('Making pictures, link cards and icons, unless they are up to date …');

  const mark = await readLogo(source, folder, basePath);
  const pictures = await makePictures(content, path.join(source, 'pictures'), folder);
  const socialIcons: Media['socialIcons'] = {};
  for (const { icon } of content.socials) {
    const { svg } = await readDrawing(source, `icons/${icon}.svg`);
    socialIcons[icon] = await drawingForPages(svg, icon, svg.includes('currentColor'), {
      folder,
      basePath,
    });
  }
  const map = await makeMap(source, site.areas, folder);
  const media: Media = {
    pictures,
    linkCards: await makeLinkCards(content, mark.drawing, pictures, folder),
    icons: await makeIcons(mark.drawing, folder),
    logo: mark.page,
    socialIcons,
    ...(map && { map }),
    colours: { ink: readColour('ink'), paper: readColour('paper') },
    notes: mark.notes,
  };
  const json = `${JSON.stringify(media, null, 1)}\n`;
  await writeAtomically(path.join(root, generatedFolder(source), 'media.json'), json);
  for (const [name, schema] of Object.entries(jsonSchemas()))
    await writeAtomically(path.join(root, 'generated/schemas', name), schema);
  if (!quiet) for (const note of media.notes) console.log(`  Note: ${note}`);
  return media;
}
