import { basePath } from '@/content/schema';

/**
 * Has the browser fetch a page of this site when a visitor points at a link to it or touches it. Browsers
 * that do not know the rule ignore it, and with Save-Data a browser ignores it by itself.
 */
const rules = {
  prefetch: [{ where: { href_matches: `${basePath}/*` }, eagerness: 'moderate' }],
};

export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      data-keep=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no visitor's input.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}
