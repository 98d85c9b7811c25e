import { expect, test } from './helpers/test';

/* The tiles of Home, Services and Gallery: their rows are full, and begin on one line. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page. The places in grids of tiles that no tile fills, and rows whose tiles differ in height. */
function findHoles(): string[] {
  const grids = document.querySelectorAll(
    ':has(> [data-row]), .social-feed-reserved, main section > div:has(> div > h4)',
  );
  return [...grids].flatMap((grid) => {
    const tiles = [...grid.children].map((tile) => tile.getBoundingClientRect());
    const { left, top, width, height } = grid.getBoundingClientRect();
    const { paddingLeft } = getComputedStyle(grid);
    const gap = 16 + Number.parseFloat(paddingLeft);
    const holes: string[] = [];
    for (let column = 0; column < 24; column++)
      for (let row = 0; row < 24; row++) {
        const x = left + ((column + 0.5) * width) / 24;
        const y = top + ((row + 0.5) * height) / 24;
        const isFilled = tiles.some(
          (tile) =>
            x > tile.left - gap &&
            x < tile.right + gap &&
            y > tile.top - gap &&
            y < tile.bottom + gap,
        );
        if (!isFilled) holes.push(`${grid.className}: ${x} ${y}`);
      }
    const rows = Map.groupBy(tiles, (tile) => Math.round(tile.top));
    const uneven = grid.matches('.social-feed-reserved')
      ? []
      : [...rows.values()].filter(
          (row) => new Set(row.map((tile) => Math.round(tile.height))).size > 1,
        );
    return [...holes.slice(0, 2), ...uneven.map(() => `${grid.className} has an uneven row`)];
  });
}

/** Runs in the page. The least and the greatest number of tiles in a row, of each grid but the feed's. */
const tilesInRows = () =>
  [...document.querySelectorAll(':has(> [data-row])')].map((grid) => {
    const tiles = [...grid.children].map((tile) => Math.round(tile.getBoundingClientRect().top));
    return Math.max(...[...Map.groupBy(tiles, (top) => top).values()].map((row) => row.length));
  });

for (const [path, rows] of Object.entries({
  '/': { 1440: [3], 901: [3], 768: [2], 390: [2], 320: [1] },
  '/services': { 1440: [3], 901: [3], 768: [2], 390: [1], 320: [1] },
  '/gallery': { 1440: [3], 901: [3], 768: [1], 390: [1], 320: [1] },
}))
  test(`the tiles of ${path} fill their rows`, async ({ page }) => {
    await page.goto(path);
    for (const [width, most] of Object.entries(rows)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await expect.poll(() => page.evaluate(tilesInRows), width).toEqual(most);
      expect(await page.evaluate(findHoles), width).toEqual([]);
    }
  });

/** Runs in the page. For each row of elements, how far apart the tops of these parts of them are. */
function unevenness([group, part]: readonly [string, string]) {
  const places = [...document.querySelectorAll(group)].map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector(part) ?? element);
    return { row: element.getBoundingClientRect().top, top: range.getBoundingClientRect().top };
  });
  const rows = Map.groupBy(places, ({ row }) => Math.round(row));
  return [...rows.values()].map((row) => {
    const tops = row.map(({ top }) => top);
    return Math.round(Math.max(...tops) - Math.min(...tops));
  });
}

/** Parts of what stands side by side, and how many rows of it there are at 1440 pixels. */
const rows: [path: string, group: string, part: string, count: number][] = [
  ['/', '[data-hero-call] ~ ul li', 'strong', 1],
  ['/', 'li[data-row]', '.lead', 2],
  ['/', 'div:has(> h4)', 'h4', 1],
  ['/', 'footer h2', 'h2', 1],
  ['/services', 'li[data-row]', 'ul', 2],
  ['/services', 'li[data-row]', 'a', 2],
];

test('the last of an odd number of tiles fills the row of a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  for (const path of ['/', '/services']) {
    await page.goto(path);
    await page
      .locator('li[data-row]')
      .last()
      .evaluate((tile) => tile.remove());
    expect(await page.evaluate(findHoles), path).toEqual([]);
  }
});

test('what stands side by side begins on one line', async ({ page }) => {
  for (const [path, group, part, count] of rows) {
    await page.goto(path);
    const even = Array.from({ length: count }, () => 0);
    await expect
      .poll(() => page.evaluate(unevenness, [group, part] as const), `${group} ${part}`)
      .toEqual(even);
  }
});
