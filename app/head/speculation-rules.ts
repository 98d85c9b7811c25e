import { withBasePath } from '@/model/content';

/**
 * Prefetches a page of this site at `pointerdown` or when the pointer hovers over its link. Browsers without
 * support, and browsers with Save-Data, ignore the rule.
 */
export const speculationRules = {
  prefetch: [{ where: { href_matches: withBasePath('/*') }, eagerness: 'moderate' }],
};
