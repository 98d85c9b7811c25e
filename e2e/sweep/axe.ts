import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { content, isAsShipped } from '../content';
import { isStill } from '../in-page';

/**
 * Looks that change colours and nothing else, so only the rules on colours are asked in them. No style
 * asks for the scheme, so one page stands for all.
 */
const looks = [
  { name: 'forced colours', media: { forcedColors: 'active', colorScheme: 'light' }, on: /./ },
  { name: 'a dark scheme', media: { forcedColors: 'none', colorScheme: 'dark' }, on: /^\/$/ },
] as const;
const rulesOnColour = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** What depends on where things stand; all else is the same on every device. */
const rulesOnLayout = ['target-size', 'color-contrast', 'color-contrast-enhanced'];

/**
 * Every rule that axe has, best practice and AAA contrast included, finds nothing, in every look; with
 * `onlyLayout` those on layout alone.
 */
export async function expectAxeFindsNothing(page: Page, state: string, onlyLayout = false) {
  // What the bar half covers is only scrolled past: at the top it covers nothing.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  if (onlyLayout) {
    await expectNone(page, state, { runOnly: rulesOnLayout });
    return;
  }
  await expectNone(page, state, {
    rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
  });
  for (const { name, media, on } of looks) {
    if (!on.test(state)) continue;
    await page.emulateMedia(media);
    await expectNone(page, `${state} in ${name}`, { runOnly: rulesOnColour });
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  // Colours go back by their transitions, and what comes next judges them.
  await page.waitForFunction(isStill);
}

/** The first screen takes a colour from the owner's own picture; the launch check tells what that makes faint. */
const { wide, tall } = content.home.hero;
const hasOwnHero = ![`wide/${wide}`, `tall/${tall}`].every(isAsShipped);

const isOverHero = (page: Page, selector: string) =>
  page.evaluate((each) => {
    const hero = document.querySelector('[data-wide][data-tall]');
    const place = document.querySelector(each)?.closest('header, [data-wide]');
    return Boolean(hero && place);
  }, selector);

/** In the page itself: axe's own builder opens a second page for each of its reports. */
async function violationsIn(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(given);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => ({ id, html, target: String(target[0]) })),
    );
  }, options);
}

async function expectNone(page: Page, state: string, options: RunOptions) {
  // Colours are judged at rest, not halfway through a transition.
  await page.waitForFunction(isStill);
  const found: string[] = [];
  for (const { id, html, target } of await violationsIn(page, options)) {
    const isOwners = /contrast/.test(id) && hasOwnHero && (await isOverHero(page, target));
    if (!isOwners) found.push(`${id}: ${html}`);
  }
  expect.soft(found, state).toEqual([]);
}
