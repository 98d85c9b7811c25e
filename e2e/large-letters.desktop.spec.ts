import { expect, type Page, type Route, test } from '@playwright/test';
import { chromiumArguments, findBrowser } from '../scripts/shared/browser';
import { dialled } from './content';
import { hydrated, openWithoutLoader, routes } from './routes';
import { smallWords } from './sweep/layout';

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

const faces = [
  ['its own letters', () => {}],
  ['the letters that stand in for them', (page: Page) => page.route('**/*.woff2', refused)],
] as const;
const refused = (route: Route) => route.abort();

for (const route of routes) {
  for (const [face, arrange] of faces) {
    test(`${route} holds ${face} twice as large without cutting a word, keeping one small or leaving the window`, async ({
      page,
    }) => {
      await arrange(page);
      await openWithoutLoader(page, route);
      await hydrated(page);
      // The feed's words too.
      await expect(page.locator('[data-state="waiting"], [data-state="loading"]')).toHaveCount(0);
      for (const [width, height] of [
        [360, 640],
        [390, 844],
        [1024, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(await beyond(), `${width} pixels wide`).toBeLessThanOrEqual(0);
        expect(await page.evaluate(cutWords), `${width} pixels wide`).toEqual([]);
        // Where two words stand side by side they may grow by less.
        expect(await smallWords(page, 0.6), `${width} pixels wide`).toEqual([]);
      }
    });
  }
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
