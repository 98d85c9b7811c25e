import path from 'node:path';
import { generatedFolder, loadContent, contentFolder as ownersFolder } from '../../model/load';
import type { Media } from '../../model/media';
import { writeAtomically } from '../shared/write-atomically';
import { readColour } from './colours';
import { publishIcons } from './drawings';
import { makeIcons } from './icons';
import { makeLogo } from './logo';
import { makeMap } from './map';
import { makeOpenGraphImages } from './open-graph-images';
import { makePictures } from './pictures';

type Options = { contentFolder?: string; quiet?: boolean; root?: string };

/**
 * Generates pictures, Open Graph images, icons and the map in public/media, and the manifest generated/NAME/media.json.
 * A file's name contains a hash of its inputs, so an unchanged file is not generated again.
 * @param contentFolder the folder with the owner's content.
 * @param root the folder that contains public/ and generated/.
 * @throws {ContentError}
 */
export async function makeMedia({
  contentFolder = ownersFolder,
  quiet,
  root = '.',
}: Options = {}): Promise<Media> {
  const content = loadContent(contentFolder);
  const { site } = content;
  const mediaFolder = path.join(root, 'public/media');
  if (!quiet)
    console.log('Generating the pictures, Open Graph images and icons that have changed …');

  const { logo, mark } = await makeLogo(contentFolder, mediaFolder);
  const pictures = await makePictures(content, path.join(contentFolder, 'pictures'), mediaFolder);
  const socialIcons = await publishIcons(
    content.socials.map(({ icon }) => icon),
    contentFolder,
    mediaFolder,
  );
  const map = await makeMap(contentFolder, site.areas, mediaFolder);
  const media: Media = {
    pictures,
    openGraphImages: await makeOpenGraphImages(content, mark, pictures, mediaFolder),
    icons: await makeIcons(mark, mediaFolder),
    logo,
    socialIcons,
    ...(map && { map }),
    colours: { ink: readColour('ink'), paper: readColour('paper') },
  };
  const json = `${JSON.stringify(media, null, 1)}\n`;
  await writeAtomically(path.join(root, generatedFolder(contentFolder), 'media.json'), json);
  return media;
}
