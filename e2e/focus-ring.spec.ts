import { type Colour, contrast } from '../scripts/media/colours';
import { pixelsOf } from './helpers/pixels';
import { expect, type Page, test } from './helpers/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How far from the edge of a tile its ring may be. */
const reach = 8;
const black: Colour = [0, 0, 0];

/**
 * The least contrast along the edges of a tile: at each place that of the two neighbouring pixels across the edge that
 * differ most.
 */
async function ringContrast(
  page: Page,
  box: { x: number; y: number; width: number; height: number },
) {
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
  const strongest = (line: Colour[]) =>
    Math.max(...line.slice(1).map((pixel, index) => contrast(pixel, line[index] ?? pixel)));
  const inner = (lines: Colour[][]) => lines.slice(2 * reach, -2 * reach);
  const across = [...inner(rows), ...inner(columns)].flatMap((line) => [
    strongest(line.slice(0, 2 * reach)),
    strongest(line.slice(-2 * reach)),
  ]);
  return Math.min(...across);
}

const tiles = {
  '/': 'main li a[href^="/services#"]',
  '/services': 'main li[id] a',
  '/gallery': '.social-feed[data-state=live] .social-feed-slot a',
};

for (const [path, selector] of Object.entries(tiles)) {
  test(`the focus ring of a tile of ${path} is whole, also on a white picture`, {
    tag: '@both',
  }, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main img { filter: brightness(99) !important }');
      document.adoptedStyleSheets = [sheet];
      document.querySelector('.social-feed')?.scrollIntoView();
    });
    const links = page.locator(selector);
    await expect(links).toHaveCount(6);
    await page.keyboard.press('Shift');
    for (const link of await links.all()) {
      await link.focus();
      const tile = page.locator('li:has(:focus-visible)');
      await tile.evaluate((element) => {
        element.querySelector('img')?.setAttribute('loading', 'eager');
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await expect(tile.locator('img')).toHaveJSProperty('complete', true);
      const box = await tile.boundingBox();
      if (!box) throw new Error('The tile is not there.');
      expect.soft(await ringContrast(page, box)).toBeGreaterThanOrEqual(3);
    }
  });
}
