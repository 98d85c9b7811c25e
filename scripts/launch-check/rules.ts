import type { Content } from '../../content/schema';
import { checkExport, checkRobots } from './export-rules';
import { ok, type Result } from './result';
import { checkLogo, checkPictures, checkTestimonials } from './sample-rules';
import * as site from './site-rules';

/** The input of the rules. */
export interface Site {
  content: Content;
  /** The owner's files. */
  contentFolder: string;
  /** The manifest that `npm run media` writes. */
  media: { notes: string[] };
  exportFolder: string;
  /** The date in Ontario, such as 2026-12-24. */
  today: string;
}

/** Each rule yields errors and warnings. */
const rules: Record<string, (site: Site) => Iterable<Result>> = {
  'Address, phone and e-mail': site.checkDemoFacts,
  'Number to call and number to show': site.checkPhone,
  Encryption: site.checkEncryption,
  'Contact form': site.checkForm,
  'Opening hours for search engines': site.checkHours,
  Notice: site.checkNotice,
  'Visit statistics': site.checkStatistics,
  'Social feed': site.checkFeed,
  'Social links': site.checkSocials,
  Logo: checkLogo,
  Pictures: checkPictures,
  Testimonials: checkTestimonials,
  Export: checkExport,
  'Access for search engines': checkRobots,
};

export function checkSite(site: Site): Result[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const results = [...rule(site)];
    return results.length > 0 ? results : ok(name);
  });
}
