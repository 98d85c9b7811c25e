import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './base-test';

interface Audit {
  /** The only rules. Without it all rules, AAA contrast included. */
  only?: string[] | undefined;
  /** A selector of elements that are left out. */
  exclude?: string | undefined;
}

/** The elements that violate a rule of axe. */
export async function findViolations(page: Page, { only, exclude }: Audit = {}) {
  // The header covers a part of a page that is scrolled.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const builder = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    // What is in a frame of another host is that host's.
    iframes: false,
    rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
  });
  if (only) builder.withRules(only);
  if (exclude) builder.exclude(exclude);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => ({ id, help, html })));
}

/** No violation of any axe rule, AAA contrast included, or of the given rules only. */
export async function expectAccessible(page: Page, state: string, only?: string[]) {
  const found = await findViolations(page, { only });
  expect
    .soft(
      found.map(({ id, html }) => `${id}: ${html}`),
      state,
    )
    .toEqual([]);
}
