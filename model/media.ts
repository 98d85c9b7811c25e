import type { PictureKind } from './schemas/file-fields';
import type { PagePath } from './schemas/pages';

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

/** An SVG or PNG of the owner, unchanged. */
export interface MediaDrawing {
  src: Address;
  width: number;
  height: number;
}

/** The owner's map, and what is on it. */
export interface MediaMap extends MediaDrawing {
  /** Where areas are, in percent of its width and height. `area` is the area's index. */
  markers: { area: number; left: number; top: number }[];
}

/** The manifest media.json that scripts/media writes. */
export interface Media {
  pictures: Record<`${PictureKind}/${string}`, MediaPicture>;
  /** The Open Graph images of the pages. */
  openGraphImages: Record<PagePath, { src: Address; width: number; height: number; type: string }>;
  icons: Record<'small' | 'apple' | 'medium' | 'large' | 'maskable', Icon>;
  /**
   * `onDark` is logo-on-dark, if the owner has one. `inline` is the one that stands on dark ground as a data: address,
   * unless it is too heavy for every page.
   */
  logo: { onLight: MediaDrawing; onDark?: MediaDrawing; inline?: `data:${string}` };
  socialIcons: Record<string, MediaDrawing>;
  map?: MediaMap;
  /** Colours of the style sheet as hex codes. */
  colours: { ink: string; paper: string };
}
