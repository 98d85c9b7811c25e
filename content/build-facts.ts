import generated from './generated/build.json';
import type { Path } from './schema';

interface BuildFacts {
  /** The year of the sources' last commit (or of the build), shown until script knows better. */
  year: number;
  /** The regions as one phrase: "A, B and C". */
  areas: string;
  /** The typeface's address below the site's base path. */
  font: `/${string}`;
  /** Minified script that turns the loader on before the first paint. */
  loaderScript: string;
  /** The sample feed's script, below the site's base path. */
  sampleFeed: `/${string}`;
  /** SVG mark-up of the social icons in use, by name. */
  icons: Record<string, string>;
  /** SVG mark-up of the business's mark, content/logo.svg. */
  logo: string;
  /** The style sheet's colours that are needed where no style sheet reaches. */
  colours: { ink: string; paper: string };
  appIcons: AppIcons;
  /** The picture that goes with a link to each page. */
  cards: Record<Path, SocialCard>;
}

export interface AppIcon {
  /** Begins below the site's base path, as all addresses here. */
  src: `/${string}`;
  sizes: string;
  type: string;
}

export type AppIcons = Record<'svg' | 'small' | 'apple' | 'medium' | 'large' | 'maskable', AppIcon>;

export interface SocialCard {
  src: `/${string}`;
  width: number;
  height: number;
  alt: string;
}

/** What scripts/prepare derives from the content once, so that pages need not. */
export const build = generated as unknown as BuildFacts;
