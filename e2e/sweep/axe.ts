import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
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

/**
 * Every rule that axe has, best practice and AAA contrast included, finds nothing. The looks are the
 * same on every device, so the desktop's tests ask in `everyLook`.
 */
export async function expectAxeFindsNothing(page: Page, state: string, everyLook: boolean) {
  // What the bar half covers is only scrolled past: at the top it covers nothing.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const axe = () => new AxeBuilder({ page });
  await expectNone(page, state, () =>
    axe()
      .options({
        rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
      })
      .analyze(),
  );
  if (!everyLook) return;
  for (const { name, media, on } of looks) {
    if (!on.test(state)) continue;
    await page.emulateMedia(media);
    await expectNone(page, `${state} in ${name}`, () => axe().withRules(rulesOnColour).analyze());
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

async function expectNone(
  page: Page,
  state: string,
  analyze: () => ReturnType<AxeBuilder['analyze']>,
) {
  // Colours are judged at rest, not halfway through a transition.
  await page.waitForFunction(isStill);
  const { violations } = await analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  expect.soft(found, state).toEqual([]);
}
