import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureKind } from '@/model';
import { content, withBasePath } from '@/model/content';
import { generatedFolder } from '@/model/load';
import type { Media, MediaPicture } from '@/model/media';

/** The manifest of the files that scripts/media has generated. Only available on the server. */
export const media: Media = JSON.parse(
  readFileSync(path.join(generatedFolder(), 'media.json'), 'utf8'),
);

const { onLight, onDark } = media.logo;
const { src, width, height } = onDark ?? onLight;

/** The logo for dark backgrounds, as props of DrawnLogo. */
export const logoOnDark = { src: withBasePath(src), width, height, isWhite: !onDark };

/** Returns the files of a picture in content/pictures. Throws if they have not been generated. */
export function mediaPicture(kind: PictureKind, name: string): MediaPicture {
  const picture = media.pictures[`${kind}/${name}`];
  if (picture) return picture;
  throw new Error(
    `content/pictures/${name} has not been encoded yet (${kind}). Wait a moment, then reload the page.`,
  );
}

/** Returns the colour between a picture and the text on it. With the default, text is readable on any picture. */
export function shadeOf(file: string): string {
  const shade = content.pictures.find((picture) => picture.file === file)?.shade;
  return shade ? `rgb(from var(--night) r g b / ${shade})` : 'var(--shade)';
}
