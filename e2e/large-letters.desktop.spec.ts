import { expect, test } from '@playwright/test';
import { chromiumArguments, findBrowser } from '../scripts/shared/browser';
import { dialled } from './content';
import { openWithoutLoader, routes } from './routes';

// The visitor has set the browser's letters to twice their size.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'],
  },
});

/** Words that begin on one line and end on the next, hyphens and what no line could hold aside. */
function cutWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      /(?<!\p{L})\p{L}{2,11}(?!\p{L})/gu,
    )) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) {
        found.push(word);
      }
    }
  }
  return found;
}

for (const route of routes) {
  test(`${route} holds letters twice as large without cutting a word or leaving the window`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openWithoutLoader(page, route);
      const seen = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await seen(), `${width} pixels wide`).toBeLessThanOrEqual(0);
      expect(await page.evaluate(cutWords), `${width} pixels wide`).toEqual([]);
    }
  });
}

test('letters half as large again leave the call button whole in a small phone’s first view', async ({
  page,
}) => {
  // What 360 × 640 pixels are to letters of 24 pixels, these are to letters of 32.
  await page.setViewportSize({ width: 480, height: 853 });
  await openWithoutLoader(page, '/');
  const call = page.getByRole('main').locator(`a[href="${dialled}"]`).first();
  await expect(call).toBeInViewport({ ratio: 1 });
});
