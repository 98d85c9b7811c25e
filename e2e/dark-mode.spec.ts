import type { Locator } from '@playwright/test';
import { contrast, luminance, pixelsOf } from './helpers/pixels';
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
  await expect.poll(async () => (await luminancesOf(page.locator('#white')))[0]).toBeLessThan(0.1);
}

/** The luminances of an element's colours, the most frequent first. Its edge may show what is beside it. */
async function luminancesOf(element: Locator): Promise<number[]> {
  const counts = new Map<string, number>();
  for (const row of (await pixelsOf(await element.screenshot())).slice(3, -3))
    for (const pixel of row.slice(3, -3))
      counts.set(pixel.join(), (counts.get(pixel.join()) ?? 0) + 1);
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  return sorted.map(([pixel]) => luminance(pixel.split(',').map(Number)));
}

/** The contrast between the ground of an element and the colour that is farthest from it. */
async function contrastOf(element: Locator): Promise<number> {
  const [ground = 0, ...others] = await luminancesOf(element);
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
