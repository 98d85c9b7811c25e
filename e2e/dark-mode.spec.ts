import type { Locator } from '@playwright/test';
import { type Colour, contrast } from '../scripts/media/colours';
import { pixelsOf } from './helpers/pixels';
import { expect, finishAnimations, type Page, test } from './helpers/test';

/**
 * Chromium's automatic dark mode. Samsung Internet has a relative of it that ignores `only light`, so this test takes
 * that away.
 */
async function darken(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { color-scheme: normal !important }');
    document.adoptedStyleSheets = [sheet];
    const white = document.createElement('div');
    white.id = 'white';
    white.style.cssText =
      'background: white; height: 9px; position: fixed; bottom: 0; width: 9px; z-index: 99';
    document.body.append(white);
  });
  const red = async () => (await coloursOf(page.locator('#white')))[0]?.[0];
  await expect.poll(red).toBeLessThan(80);
}

/** An element's colours, the most frequent first. Its edge may show what is beside it. */
async function coloursOf(element: Locator): Promise<Colour[]> {
  const rows = (await pixelsOf(await element.screenshot())).slice(3, -3);
  const alike = Map.groupBy(
    rows.flatMap((row) => row.slice(3, -3)),
    (pixel) => pixel.join(),
  );
  return [...alike.values()]
    .sort((one, other) => other.length - one.length)
    .map(([colour = black]) => colour);
}

const black: Colour = [0, 0, 0];

/** The contrast between the ground of an element and the colour that is farthest from it. */
async function contrastOf(element: Locator): Promise<number> {
  const [ground = black, ...others] = await coloursOf(element);
  return Math.max(...others.map((other) => contrast(ground, other)));
}

const buttons = {
  '/': ['main a[href^="tel:"]'],
  '/services': ['header > a[href^="tel:"]'],
  '/contact': ['header > a[href^="tel:"]', 'main dd a[href^="tel:"]', 'button[type=submit]'],
};

for (const state of ['at rest', 'under the pointer'] as const) {
  test(`call buttons ${state} stay readable where a browser darkens the page`, async ({ page }) => {
    for (const [path, selectors] of Object.entries(buttons)) {
      await page.goto(path);
      await finishAnimations(page);
      await darken(page);
      for (const selector of selectors) {
        const button = page.locator(selector).first();
        if (state === 'under the pointer') await button.hover();
        await expect
          .poll(async () => contrastOf(button), `${path} ${selector}`)
          .toBeGreaterThan(4.5);
      }
    }
  });
}

test('Chromium leaves the page as it is', async ({ page }) => {
  await page.goto('/services');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
});

test('the current page of the menu stays readable where a browser darkens the page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/services');
  await darken(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await finishAnimations(page);
  const current = page.locator('#menu [aria-current]');
  await expect.poll(async () => contrastOf(current)).toBeGreaterThan(4.5);
});
