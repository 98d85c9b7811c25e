import type { Path } from './pages';
import type { Place } from './schema';

/** How a picture is used: decides its crop, its widths and its quality (scripts/media/pictures.ts). */
export type PictureKind = 'wide' | 'tall' | 'wideUnlit' | 'tallUnlit' | 'card' | 'square';

/** The address of a file below the site's base path. */
type Address = `/${string}`;

/** A picture of content/pictures, cropped for one use. */
export interface MediaPicture {
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Ascending by width. */
  files: { width: number; src: Address }[];
  /** Shown in its place until it has loaded. */
  colour: string;
  /** What stays visible when the browser crops further, as in `object-position`. */
  focus: `${number}% ${number}%`;
  /** The colour of its upper edge, where a page continues above it. */
  above?: string | undefined;
}

interface Icon {
  src: Address;
  sizes: string;
  type: string;
}

/** A map and the places of the regions on it. */
export interface MediaMap {
  svg: string;
  /** Height divided by width. */
  ratio: number;
  /** The middle of the regions, in shares of the map's width and height. */
  middle: { x: number; y: number };
  /** How much a small window may enlarge the map and still show every region. */
  zoom: number;
  /** In percent, in the order of the regions. `label` is the side on which the name stands. */
  places: { left: number; top: number; label: Place['label'] }[];
}

/** What `npm run media` makes of the content folder: generated/media.json. */
export interface Media {
  pictures: Record<`${PictureKind}/${string}`, MediaPicture>;
  /** The pictures that go with links to the pages. */
  cards: Record<Path, { src: Address; width: number; height: number; type: string }>;
  icons: Record<'svg' | 'small' | 'apple' | 'medium' | 'large' | 'maskable', Icon>;
  /** SVG elements, as are the social icons. */
  logo: string;
  socialIcons: Record<string, string>;
  map?: MediaMap;
  /** The script of the sample feed. */
  sampleFeed: Address;
  /** Colours of the style sheet as hex codes. */
  colours: { ink: string; paper: string };
  /** What the owner should look at, though the site can be built. */
  notes: string[];
}
