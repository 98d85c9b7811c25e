import axe from 'axe-core';
import { expect, type Page } from './test';

/** Rules that depend on position and size. */
export const layoutRules = ['target-size', 'color-contrast', 'color-contrast-enhanced'];

interface Audit {
  /** The only rules. Without it all rules, AAA contrast included. */
  only?: string[] | undefined;
  /** A selector of elements that are left out. */
  exclude?: string | undefined;
}

/** The elements that violate a rule of axe. */
export async function findViolations(page: Page, { only, exclude }: Audit = {}) {
  // Scrolls up, because the header covers a part of the page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } };
  const violations = await page.evaluate(
    async ({ options, left }) => {
      const { axe } = window as never as { axe: typeof import('axe-core') };
      return (await axe.run({ exclude: left }, options)).violations;
    },
    {
      // Half the time goes into results that nobody reads.
      options: {
        resultTypes: ['violations' as const],
        selectors: false,
        // What is in a frame of another host is that host's.
        iframes: false,
        ...(only ? { runOnly: only } : { rules }),
      },
      left: exclude ? [exclude] : [],
    },
  );
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
