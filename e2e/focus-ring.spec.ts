import type { Locator } from '@playwright/test';
import { type Colour, contrast } from '../scripts/media/colours';
import { pixelsOf } from './helpers/pixels';
import { expect, type Page, test } from './helpers/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How far from the edge of a tile its ring may be. */
const reach = 8;
const black: Colour = [0, 0, 0];

/** The pixels across the edges of a tile, a line for each place. */
async function linesAcross(
  page: Page,
  box: { x: number; y: number; width: number; height: number },
): Promise<Colour[][]> {
  const { width: windowWidth = 0 } = page.viewportSize() ?? {};
  const left = Math.max(0, Math.round(box.x) - reach);
  const right = Math.min(windowWidth, Math.round(box.x + box.width) + reach);
  const clip = {
    x: left,
    y: Math.round(box.y) - reach,
    width: right - left,
    height: Math.round(box.height) + 2 * reach,
  };
  const rows = await pixelsOf(await page.screenshot({ clip, scale: 'css' }));
  const columns = (rows[0] ?? []).map((_, x) => rows.map((row) => row[x] ?? black));
  const inner = (lines: Colour[][]) => lines.slice(2 * reach, -2 * reach);
  return [...inner(rows), ...inner(columns)].flatMap((line) => [
    line.slice(0, 2 * reach),
    line.slice(-2 * reach),
  ]);
}

/** The least contrast of the edges: at each place that of the two neighbouring pixels that differ most. */
const ringContrast = (lines: Colour[][]) =>
  Math.min(
    ...lines.map((line) =>
      Math.max(...line.slice(1).map((pixel, index) => contrast(pixel, line[index] ?? pixel))),
    ),
  );

/** The least contrast of the edges with what they were: at each place that of the pixel that differs most. */
const changeContrast = (before: Colour[][], after: Colour[][]) =>
  Math.min(
    ...after.map((line, at) =>
      Math.max(...line.map((pixel, index) => contrast(pixel, before[at]?.[index] ?? pixel))),
    ),
  );

/** Makes the pictures white, and loads the feed. */
const whiten = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main img { filter: brightness(99) !important }');
    document.adoptedStyleSheets = [sheet];
    document.querySelector('.social-feed')?.scrollIntoView();
  });

const tiles = {
  '/': 'main li a[href^="/services#"]',
  '/services': 'main li[id] a',
  '/gallery': '.social-feed[data-state=live] .social-feed-slot a',
};

/** Scrolls the tile to the middle of the window, with its picture. @returns its box. */
async function show(tile: Locator) {
  await tile.evaluate((element) => {
    element.querySelector('img')?.setAttribute('loading', 'eager');
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await expect(tile.locator('img')).toHaveJSProperty('complete', true);
  const box = await tile.boundingBox();
  if (!box) throw new Error('The tile is not there.');
  return box;
}

for (const [path, selector] of Object.entries(tiles)) {
  test(`the focus ring of a tile of ${path} is whole, also on a white picture`, {
    tag: '@both',
  }, async ({ page }) => {
    await page.goto(path);
    await whiten(page);
    const links = page.locator(selector);
    await expect(links).toHaveCount(6);
    await page.keyboard.press('Shift');
    for (const link of await links.all()) {
      await link.focus();
      const tile = page.locator('li:has(:focus-visible)');
      const box = await show(tile);
      expect.soft(ringContrast(await linesAcross(page, box))).toBeGreaterThanOrEqual(3);
    }
  });
}

for (const [path, selector] of Object.entries(tiles)) {
  test(`the focus ring of a tile of ${path} is whole in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    await whiten(page);
    const links = page.locator(selector);
    await expect(links).toHaveCount(6);
    await page.keyboard.press('Shift');
    for (const link of await links.all()) {
      const tile = link.locator('xpath=ancestor::li[1]');
      const box = await show(tile);
      const before = await linesAcross(page, box);
      await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
      const after = await linesAcross(page, box);
      await link.blur();
      expect.soft(changeContrast(before, after)).toBeGreaterThanOrEqual(3);
    }
  });
}
