import { error, ok, type Result, type RuleInput, warning } from './result';
import { checkClaims, checkLogo, checkPictures, checkTestimonials } from './sample-rules';
import * as siteRules from './site-rules';

/** The input of the launch check. */
export interface CheckInput extends RuleInput {
  /** The owner's files. */
  contentFolder: string;
  exportFolder: string;
  /** Whether the export was built after the owner's files were saved. */
  isBuilt: boolean;
  /** The characters that Open Graph images leave out. */
  undrawn: readonly string[];
}

/** Each rule yields errors and warnings. */
const rules: Record<string, (input: CheckInput) => Iterable<Result>> = {
  'Address, phone and e-mail': siteRules.checkSampleFacts,
  Encryption: siteRules.checkEncryption,
  'Contact form': siteRules.checkForm,
  'Social feed': siteRules.checkFeed,
  'Social links': siteRules.checkSocials,
  Logo: checkLogo,
  Pictures: checkPictures,
  Testimonials: checkTestimonials,
  'Claims that came with the site': checkClaims,
  'Letters in pictures of shared links': checkCharacters,
  Export: checkExport,
};

function* checkCharacters({ undrawn }: CheckInput) {
  if (undrawn.length > 0)
    yield warning(
      `The pictures of shared links (Open Graph) leave out what their typeface lacks: ${undrawn.join(' ')}`,
      'Write the business’s name and the pages’ headings with other letters. If you keep these, the pages still show them.',
    );
}

function* checkExport({ isBuilt, contentFolder, exportFolder }: CheckInput) {
  if (!isBuilt)
    yield error(
      `${exportFolder} is not the site of ${contentFolder} as it is now.`,
      'Run: npm run build',
    );
}

/** Runs every rule. A rule without errors and warnings counts as passed. */
export function checkSite(input: CheckInput): Result[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const results = [...rule(input)];
    return results.length > 0 ? results : ok(name);
  });
}
