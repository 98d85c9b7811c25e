import type { PictureKind } from './schemas/file-fields';
import type { PagePath } from './schemas/pages';

/** The address of a file below the site's base path. */
type Address = `/${string}`;

/** A picture in content/pictures, cropped for one use. */
export interface MediaPicture {
  /** The size of the largest file in pixels. */
  width: number;
  height: number;
  /** Sorted by width, ascending. */
  files: { width: number; src: Address }[];
  /** The background colour until the picture has loaded, and above a tall picture. */
  colour: string;
  /** The `object-position` for further cropping by the browser. */
  focus: `${number}% ${number}%`;
}

interface Icon {
  src: Address;
  sizes: string;
  type: string;
}

/** An SVG or PNG from the owner, unchanged. */
export interface MediaDrawing {
  src: Address;
  width: number;
  height: number;
}

/** The owner's map and the markers on it. */
export interface MediaMap extends MediaDrawing {
  /** The positions of the areas, in percent of the map's width and height. `area` is the index of the area. */
  markers: { area: number; left: number; top: number }[];
}

/** The manifest media.json, which scripts/media writes. */
export interface Media {
  pictures: Record<`${PictureKind}/${string}`, MediaPicture>;
  /** The Open Graph images of the pages. */
  openGraphImages: Record<PagePath, { src: Address; width: number; height: number; type: string }>;
  icons: Record<'small' | 'apple' | 'medium' | 'large' | 'maskable', Icon>;
  /**
   * `onDark` is logo-on-dark, if the owner has one. `inline` is the logo for dark backgrounds as a data: URL, unless it
   * is too large to be part of every page.
   */
  logo: { onLight: MediaDrawing; onDark?: MediaDrawing; inline?: `data:${string}` };
  socialIcons: Record<string, MediaDrawing>;
  map?: MediaMap;
  /** Colours from the style sheet as hex codes. */
  colours: { ink: string; paper: string };
}
