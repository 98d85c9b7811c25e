import path from 'node:path';
import { contentFolder, generatedFolder, loadContent } from '../../../model/load';
import type { Media } from '../../../model/media';
import { writeAtomically } from '../../shared/write-atomically';
import { readColour } from './colours';
import { makeIcons } from './icons';
import { makeLogo, makeSocialIcons } from './logo';
import { makeMap } from './map';
import { makeOpenGraphImages } from './open-graph-images';
import { makePictures } from './pictures';

type Options = { source?: string; quiet?: boolean; root?: string };

/**
 * Generates pictures, Open Graph images, icons and the map in public/media, and the manifest generated/NAME/media.json. A
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
  const folder = path.join(root, 'public/media');
  if (!quiet)
    console.log('Making pictures, Open Graph images and icons, unless they are up to date …');

  const { logo, tints, inline, notes } = await makeLogo(source, folder);
  const pictures = await makePictures(content, path.join(source, 'pictures'), folder);
  const socials = await makeSocialIcons(content, source, folder);
  const map = await makeMap(source, site.areas, folder);
  const media: Media = {
    pictures,
    openGraphImages: await makeOpenGraphImages(content, logo, pictures, folder),
    icons: await makeIcons(logo, folder),
    logo: { ...tints, ...(inline && { inline }) },
    socialIcons: socials.icons,
    ...(map && { map }),
    colours: { ink: readColour('ink'), paper: readColour('paper') },
    notes: [...notes, ...socials.notes],
  };
  const json = `${JSON.stringify(media, null, 1)}\n`;
  await writeAtomically(path.join(root, generatedFolder(source), 'media.json'), json);
  if (!quiet) for (const note of media.notes) console.log(`  Note: ${note}`);
  return media;
}
