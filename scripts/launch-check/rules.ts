import { brotliCompressSync } from 'node:zlib';
import { type Content, exportName, pageList } from '../../model';
import { readText } from '../shared/files';
import { checkLinks, checkSocials } from './link-rules';
import { error, ok, type Result, warning } from './result';
import { checkClaims, checkLogo, checkPictures, checkTestimonials } from './sample-rules';
import * as siteRules from './site-rules';
import { checkFacts, checkSearchTexts } from './text-rules';

/** The input of the rules. */
export interface CheckInput {
  content: Content;
  /** The owner's files. */
  contentFolder: string;
  /** Those of the manifest that `npm run media` writes. */
  notes: string[];
  exportFolder: string;
  /** Whether the export was built after the owner's files were saved. */
  isBuilt: boolean;
  /** The date in Ontario, such as 2026-12-24. */
  today: string;
}

/** Each rule yields errors and warnings. */
const rules: Record<string, (input: CheckInput) => Iterable<Result>> = {
  'Address, phone and e-mail': siteRules.checkSampleFacts,
  'Number to call and number to show': siteRules.checkPhone,
  Encryption: siteRules.checkEncryption,
  'Contact form': siteRules.checkForm,
  'Opening hours for search engines': siteRules.checkHours,
  Notice: siteRules.checkNotice,
  'Social feed': siteRules.checkFeed,
  'Links in the footer': checkLinks,
  'Social links': checkSocials,
  Logo: checkLogo,
  Pictures: checkPictures,
  Testimonials: checkTestimonials,
  'Texts and facts': checkFacts,
  'Texts in search results': checkSearchTexts,
  'Claims that came with the site': checkClaims,
  Export: checkExport,
  'Weight of the pages': checkWeights,
};

function* checkExport({ isBuilt, contentFolder, exportFolder }: CheckInput) {
  if (!isBuilt)
    yield error(
      `${exportFolder} is not the site of ${contentFolder} as it is now.`,
      'Run: npm run build',
    );
}

/** KiB of a compressed page. The longest texts make it lighter than that, long lists do not. */
const heavy = 18;

function* checkWeights({ exportFolder }: CheckInput) {
  for (const page of pageList) {
    const html = readText(exportFolder, `${exportName(page.path)}.html`) ?? '';
    const weight = brotliCompressSync(html).length / 1024;
    if (weight > heavy)
      yield warning(
        `The page ${page.path} weighs ${weight.toFixed(1)} KiB, so phones show it later.`,
        'Shorten its lists and texts, or hide services. If all of it is needed, leave it.',
      );
  }
}

/** Runs every rule. A rule without errors and warnings counts as passed. */
export function checkSite(input: CheckInput): Result[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const results = [...rule(input)];
    return results.length > 0 ? results : ok(name);
  });
}
