import type { Content } from './schema';

// What stands on the page that takes a failed page's place: every visitor fetches it, so no more than that.
export { errorFacts } from './generated/error-facts';

export interface ErrorFacts {
  texts: Content['common']['failed'];
  navigationLabel: string;
  shortName: string;
  /** SVG mark-up. */
  logo: string;
  home: string;
  pages: { name: string; href: string }[];
  phone: Content['site']['phone'];
  email: string;
}
