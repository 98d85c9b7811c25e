import { pictures } from './generated/pictures';

/** How a picture is used: decides its crop, its widths and its quality (see scripts/prepare/picture-recipes.ts). */
export type PictureKind = 'wide' | 'tall' | 'wideUnlit' | 'tallUnlit' | 'card' | 'square';

export interface BuiltPicture {
  alt: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Ascending by width; `src` begins below the site's base path. */
  files: { width: number; src: `/${string}` }[];
}

/** The sized files of a picture of content/pictures. Prepare has made each one that a field of the schema asks for. */
export function builtPicture(kind: PictureKind, file: string): BuiltPicture {
  const picture = pictures[`${kind}/${file}`];
  if (!picture) {
    throw new Error(
      `No “${kind}” picture was made of ${file}: no field of a content file asks for one. Give the field that names it picture('${kind}') in content/schema (see docs/changing.md).`,
    );
  }
  return picture;
}
