import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generatedFolder, type Media, type MediaPicture, type PictureKind } from '@/content/schema';

/** The manifest of the files that `npm run media` generated. Server only. */
export const media: Media = JSON.parse(
  readFileSync(path.join(generatedFolder(), 'media.json'), 'utf8'),
);
if (media.mistake) throw new Error(media.mistake);

/** The files of a picture of content/pictures. */
export function mediaPicture(kind: PictureKind, name: string): MediaPicture {
  const picture = media.pictures[`${kind}/${name}`];
  if (picture) return picture;
  throw new Error(
    `content/pictures/${name} is not made yet (${kind}). Wait a moment, then reload.`,
  );
}

/** The shades of a picture that lies behind words, as colours: of its top, and below. */
export function shadeColours(shades: MediaPicture['shades'] = []): string[] {
  return shades.map((shade) => `rgb(from var(--night) r g b / ${shade})`);
}
