import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './base-test';

interface Options {
  /** Ids of the rules to run. By default all rules run, including AAA contrast. */
  rules?: string[] | undefined;
  /** A selector of elements to leave out. */
  exclude?: string | undefined;
}

/** Returns the elements that violate an axe rule. */
export async function findViolations(page: Page, { rules, exclude }: Options = {}) {
  // When the page is scrolled, the header covers part of it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const builder = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    // The contents of an iframe are the responsibility of its host.
    iframes: false,
    rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
  });
  if (rules) builder.withRules(rules);
  if (exclude) builder.exclude(exclude);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => ({ id, help, html })));
}

/** Expects no axe violations. `state` names the page's state in failures; `rules` limits the check to those rules. */
export async function expectAccessible(page: Page, state: string, rules?: string[]) {
  const violations = await findViolations(page, { rules });
  expect
    .soft(
      violations.map(({ id, html }) => `${id}: ${html}`),
      state,
    )
    .toEqual([]);
}
