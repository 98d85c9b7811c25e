import type { Locator } from '@playwright/test';
import sharp from 'sharp';
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

function luminance(pixel: number[]): number {
  const [red = 0, green = 0, blue = 0] = pixel.map((value) =>
    value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The luminances of an element's colours, the most frequent first. Its edge may show what is beside it. */
async function luminancesOf(element: Locator): Promise<number[]> {
  const picture = sharp(await element.screenshot()).removeAlpha();
  const { width = 0, height = 0 } = await picture.metadata();
  picture.extract({ left: 3, top: 3, width: width - 6, height: height - 6 });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = data.subarray(at, at + 3).join();
    counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  return sorted.map(([pixel]) => luminance(pixel.split(',').map(Number)));
}

/** The contrast between the ground of an element and the colour that is farthest from it. */
async function contrastOf(element: Locator): Promise<number> {
  const [ground = 0, ...others] = await luminancesOf(element);
  const ratios = others.map(
    (other) => (Math.max(ground, other) + 0.05) / (Math.min(ground, other) + 0.05),
  );
  return Math.max(...ratios);
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
