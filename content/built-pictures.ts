import generated from './generated/pictures.json';

/** How a picture is used: decides its crop, its widths and its quality (see scripts/prepare/pictures.ts). */
export type PictureKind =
  | 'wide'
  | 'tall'
  | 'narrow'
  | 'wideUnlit'
  | 'tallUnlit'
  | 'narrowUnlit'
  | 'card'
  | 'square';

export interface BuiltPicture {
  alt: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Ascending by width; `src` begins below the site's base path. */
  files: { width: number; src: `/${string}` }[];
}

const pictures = generated as unknown as Record<string, BuiltPicture>;

/** The sized files of a picture of content/pictures. The build has made each one that is asked for. */
export function builtPicture(kind: PictureKind, file: string): BuiltPicture {
  const picture = pictures[`${kind}/${file}`];
  if (!picture) throw new Error(`No ${kind} picture was made of ${file}: run the build again.`);
  return picture;
}
