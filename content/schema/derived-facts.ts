import type { Page, Path } from './pages';

// What scripts/prepare derives from the content once, so that pages need not.
export { derived } from './generated/derived';

export interface DerivedFacts {
  /** The year of the sources' last commit (or of the build), shown until script knows better. */
  year: number;
  /** The typeface's address below the site's base path. */
  font: `/${string}`;
  /** The sample feed's script, below the site's base path. */
  sampleFeed: `/${string}`;
  /** SVG mark-up of the social icons in use, by name. */
  icons: Record<string, string>;
  /** SVG mark-up of the business's mark, content/logo.svg. */
  logo: string;
  /** SVG mark-up of the map, when every region has a place on it. */
  map?: string;
  /** The style sheet's colours that are needed where no style sheet reaches. */
  colours: { ink: string; paper: string };
  appIcons: AppIcons;
  pages: Record<Path, PageFacts>;
}

interface AppIcon {
  /** Begins below the site's base path, as all addresses here. */
  src: `/${string}`;
  sizes: string;
  type: string;
}

export type AppIcons = Record<'svg' | 'small' | 'apple' | 'medium' | 'large' | 'maskable', AppIcon>;

/** What the table of pages (content/schema/pages.ts) says of a page that its own sections do not show. */
interface PageFacts extends Pick<Page, 'type' | 'showsFeed'> {
  title: string;
  description: string;
  /** The picture that goes with a link to the page. */
  card: SocialCard;
}

export interface SocialCard {
  src: `/${string}`;
  width: number;
  height: number;
  alt: string;
}
