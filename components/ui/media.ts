import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureKind } from '@/model';
import { content, withBasePath } from '@/model/content';
import { generatedFolder } from '@/model/load';
import type { Media, MediaPicture } from '@/model/media';

/** The manifest of the files that scripts/media generated. Server only. */
export const media: Media = JSON.parse(
  readFileSync(path.join(generatedFolder(), 'media.json'), 'utf8'),
);

const { onLight, onDark } = media.logo;
const { src, width, height } = onDark ?? onLight;

/** The logo for dark ground, as the properties of DrawnLogo. */
export const logoOnDark = { src: withBasePath(src), width, height, isWhite: !onDark };

/** The files of a picture of content/pictures. */
export function mediaPicture(kind: PictureKind, name: string): MediaPicture {
  const picture = media.pictures[`${kind}/${name}`];
  if (picture) return picture;
  throw new Error(
    `content/pictures/${name} is not made yet (${kind}). Wait a moment, then reload.`,
  );
}

/** The colour between a picture and the words on it. By default they can be read on any picture. */
export function shadeOf(file: string): string {
  const shade = content.pictures.find((picture) => picture.file === file)?.shade;
  return shade ? `rgb(from var(--night) r g b / ${shade})` : 'var(--shade)';
}
