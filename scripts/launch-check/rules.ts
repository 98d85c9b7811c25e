import type { Content } from '../../content/schema';
import { checkExport } from './export-rules';
import { ok, type Result } from './result';
import { checkLogo, checkPictures, checkTestimonials } from './sample-rules';
import * as siteRules from './site-rules';
import { checkFacts, checkSampleTexts, checkSearchTexts } from './text-rules';

/** The input of the rules. */
export interface CheckInput {
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
const rules: Record<string, (input: CheckInput) => Iterable<Result>> = {
  'Address, phone and e-mail': siteRules.checkDemoFacts,
  'Number to call and number to show': siteRules.checkPhone,
  'Places on the map': siteRules.checkPlaces,
  Encryption: siteRules.checkEncryption,
  'Contact form': siteRules.checkForm,
  'Opening hours for search engines': siteRules.checkHours,
  Notice: siteRules.checkNotice,
  'Visit statistics': siteRules.checkStatistics,
  'Social feed': siteRules.checkFeed,
  'Links in the footer': siteRules.checkLinks,
  'Social links': siteRules.checkSocials,
  Logo: checkLogo,
  Pictures: checkPictures,
  Testimonials: checkTestimonials,
  'Texts and facts': checkFacts,
  'Texts in search results': checkSearchTexts,
  'Texts that came with the site': checkSampleTexts,
  Export: checkExport,
};

/** Runs every rule. A rule without errors and warnings counts as passed. */
export function checkSite(input: CheckInput): Result[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const results = [...rule(input)];
    return results.length > 0 ? results : ok(name);
  });
}
