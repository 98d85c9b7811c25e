import { readFileSync } from 'node:fs';
import type { Media, MediaPicture, PictureKind } from '@/content/schema';

const file = 'generated/media.json';

/** The manifest of the files that `npm run media` generated. Server only. */
export const media: Media = JSON.parse(readFileSync(file, 'utf8'));
if (media.mistake) throw new Error(media.mistake);

/** The files of a picture of content/pictures. */
export function mediaPicture(kind: PictureKind, name: string): MediaPicture {
  const picture = media.pictures[`${kind}/${name}`];
  if (picture) return picture;
  throw new Error(
    `content/pictures/${name} is not made yet (${kind}). Wait a moment, then reload.`,
  );
}
