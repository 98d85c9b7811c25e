import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { initial, isAsShipped } from '../../scripts/launch-check/initial';
import { content } from '../content';
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
  const axe = () => new AxeBuilder({ page });
  if (onlyLayout) {
    await expectNone(page, state, () => axe().withRules(rulesOnLayout).analyze());
    return;
  }
  await expectNone(page, state, () =>
    axe()
      .options({
        rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
      })
      .analyze(),
  );
  for (const { name, media, on } of looks) {
    if (!on.test(state)) continue;
    await page.emulateMedia(media);
    await expectNone(page, `${state} in ${name}`, () => axe().withRules(rulesOnColour).analyze());
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

/** The first screen takes a colour from the owner's own picture; the launch check tells what that makes faint. */
const { wide, tall } = content.home.hero;
const hasOwnHero = [`wide/${wide}`, `tall/${tall}`].some(
  (picture) => !isAsShipped(picture, content, initial, 'content'),
);

const isOverHero = (page: Page, selector: string) =>
  page.evaluate((each) => {
    const hero = document.querySelector('[data-wide][data-tall]');
    const place = document.querySelector(each)?.closest('header, [data-wide]');
    return Boolean(hero && place);
  }, selector);

async function expectNone(
  page: Page,
  state: string,
  analyze: () => ReturnType<AxeBuilder['analyze']>,
) {
  // Colours are judged at rest, not halfway through a transition.
  await page.waitForFunction(isStill);
  const { violations } = await analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      const isOwners =
        /contrast/.test(id) && hasOwnHero && (await isOverHero(page, `${target[0]}`));
      if (!isOwners) found.push(`${id}: ${html}`);
    }
  }
  expect.soft(found, state).toEqual([]);
}
