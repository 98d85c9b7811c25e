import type { Path } from './files/pages';
import type { Area } from './schema';

/** How a picture is used. It determines crop, widths and quality (scripts/media/pictures.ts). */
export type PictureKind = 'wide' | 'tall' | 'wideUnlit' | 'tallUnlit' | 'card' | 'square' | 'house';

/** The address of a file below the site's base path. */
type Address = `/${string}`;

/** A picture of content/pictures, cropped for one use. */
export interface MediaPicture {
  /** Size of the largest file in pixels. */
  width: number;
  height: number;
  /** Ascending by width. */
  files: { width: number; src: Address }[];
  /** The background until it has loaded, and of a tall picture above it. */
  colour: string;
  /** The `object-position` when the browser crops further. */
  focus: `${number}% ${number}%`;
}

interface Icon {
  src: Address;
  sizes: string;
  type: string;
}

/** The owner's drawing as pictures, one for each ground, which may be the same. */
export interface Tints {
  dark: Address;
  light: Address;
  width: number;
  height: number;
}

/** A point on the map's window, in percent of its width and height. */
export interface MapPoint {
  left: number;
  top: number;
}

/** The part of a map that the page shows, and what is on it. */
export interface MediaMap {
  svg: string;
  /** Width divided by height. */
  shape: number;
  /** In the order of the areas. `label` is the side of the name, which has no room when it is missing. */
  marks: (MapPoint & { label?: Area['label'] | undefined })[];
  /** The names of lakes and bays, around their points. */
  waters: (MapPoint & { name: string })[];
}

/** The manifest media.json that `npm run media` writes. */
export interface Media {
  pictures: Record<`${PictureKind}/${string}`, MediaPicture>;
  /** The link cards (Open Graph images) of the pages. */
  linkCards: Record<Path, { src: Address; width: number; height: number; type: string }>;
  icons: Record<'small' | 'apple' | 'medium' | 'large' | 'maskable', Icon>;
  /** `inline` is a small picture for dark ground as a data: address, unless it is too heavy for every page. */
  logo: Tints & { inline?: `data:${string}` };
  socialIcons: Record<string, Tints>;
  map?: MediaMap;
  /** Colours of the style sheet as hex codes. */
  colours: { ink: string; paper: string };
  /** Warnings for the owner. */
  notes: string[];
  /** Why a picture cannot be used, while `npm run dev` shows it. */
  mistake?: string;
}
