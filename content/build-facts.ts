import generated from './generated/build.json';

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
}

/** What scripts/prepare derives from the content once, so that pages need not. */
export const build = generated as unknown as BuildFacts;
