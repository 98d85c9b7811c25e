import { ok, type Result, type RuleInput, warning } from './result';
import { checkClaims, checkLogo, checkPictures, checkTestimonials } from './sample-rules';
import * as siteRules from './site-rules';

/** Each rule yields errors and warnings. */
const rules: Record<string, (input: RuleInput) => Iterable<Result>> = {
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
};

function* checkCharacters({ undrawn }: RuleInput) {
  if (undrawn.length > 0)
    yield warning(
      `The pictures of shared links (Open Graph) leave out what their typeface lacks: ${undrawn.join(' ')}`,
      'Write the business’s name and the pages’ headings with other letters. If you keep these, the pages still show them.',
    );
}

/** Runs every rule. A rule without errors and warnings counts as passed. */
export function checkSite(input: RuleInput): Result[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const results = [...rule(input)];
    return results.length > 0 ? results : ok(name);
  });
}
