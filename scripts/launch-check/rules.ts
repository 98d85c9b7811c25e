import { ok, type Result, type RuleInput, warning } from './result';
import { checkClaims, checkLogo, checkPictures, checkTestimonials } from './sample-rules';
import * as siteRules from './site-rules';

/** The rules by the names that are printed. Each rule yields errors and warnings. */
const rules: Record<string, (input: RuleInput) => Iterable<Result>> = {
  'Address, phone and e-mail': siteRules.checkSampleFacts,
  Encryption: siteRules.checkEncryption,
  'Contact form': siteRules.checkForm,
  'Social feed': siteRules.checkFeed,
  'Social links': siteRules.checkSocials,
  Logo: checkLogo,
  Pictures: checkPictures,
  Testimonials: checkTestimonials,
  'Claims to check': checkClaims,
  'Characters in pictures of shared links': checkCharacters,
};

function* checkCharacters({ undrawn }: RuleInput) {
  if (undrawn.length > 0)
    yield warning(
      `The pictures of shared links (Open Graph) leave out characters that their typeface does not have: ${undrawn.join(' ')}`,
      'Use other characters in the name of the business and the headings of the pages, or keep them: the pages still show them.',
    );
}

/** Runs every rule. A rule that yields no errors or warnings is reported as OK. */
export function checkSite(input: RuleInput): Result[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const results = [...rule(input)];
    return results.length > 0 ? results : ok(name);
  });
}
