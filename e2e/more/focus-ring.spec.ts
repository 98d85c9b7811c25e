import type { Locator } from '@playwright/test';
import { type Colour, contrast } from '../../scripts/media/colours';
import { everyPage } from '../helpers/fixture-site';
import { pixelsOf } from '../helpers/pixels';
import { expect, type Page, test } from '../helpers/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How far from the edge of a tile its ring may be. */
const reach = 8;
const black: Colour = [0, 0, 0];

/** The pixels across the edges of a tile, a line for each place. */
async function linesAcross(
  page: Page,
  box: { x: number; y: number; width: number; height: number },
): Promise<Colour[][]> {
  const { width: windowWidth = 0, height: windowHeight = 0 } = page.viewportSize() ?? {};
  const left = Math.max(0, Math.round(box.x) - reach);
  const right = Math.min(windowWidth, Math.round(box.x + box.width) + reach);
  const top = Math.max(0, Math.round(box.y) - reach);
  const bottom = Math.min(windowHeight, Math.round(box.y + box.height) + reach);
  const clip = {
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
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

/** The contrasts of the edges with what they were, the least first: at each place that of the pixel that differs most. */
const changes = (before: Colour[][], after: Colour[][]) =>
  after
    .map((line, at) =>
      Math.max(...line.map((pixel, index) => contrast(pixel, before[at]?.[index] ?? pixel))),
    )
    .sort((one, other) => one - other);

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
      expect.soft(changes(before, after)[0]).toBeGreaterThanOrEqual(3);
    }
  });
}

/** One control of each kind that is seen: those in one landmark with the same classes look alike. */
const kindsOf = (page: Page, scope: string) =>
  page.evaluate((scope) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href]:not([data-skip-link]), button, input, textarea',
      ),
    ];
    const kinds = new Map<string, HTMLElement>();
    for (const control of controls) {
      const { tabIndex, localName, className } = control;
      if (tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
      // The tests above have the tiles.
      if (control.closest('li')?.querySelector('img') || !control.closest(scope)) continue;
      const landmark = control.closest('header, main, footer, [popover], nav')?.id ?? '';
      const current = control.getAttribute('aria-current') ?? '';
      const around = control.parentElement?.className ?? '';
      const kind = [
        control.closest('header, footer, main')?.localName,
        landmark,
        localName,
        className,
        current,
        around,
      ];
      if (!kinds.has(kind.join())) kinds.set(kind.join(), control);
    }
    return [...kinds.values()].map((control, index) => {
      control.dataset.kind = `${index}`;
      return control.textContent?.trim() || control.ariaLabel || control.id;
    });
  }, scope);

/** The ring of each kind of control is whole. */
async function expectRings(page: Page, scope: string) {
  await page.keyboard.press('Shift');
  for (const [index, name] of (await kindsOf(page, scope)).entries()) {
    const control = page.locator(`[data-kind="${index}"]`);
    await control.evaluate((element) => {
      (document.activeElement as HTMLElement).blur();
      if (!element.closest('header'))
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    const box = await control.boundingBox();
    if (!box) throw new Error(`${name} is not there.`);
    const before = await linesAcross(page, box);
    await control.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    const after = await linesAcross(page, box);
    const places = changes(before, after);
    // The ring of a link may cross the line below its text.
    const least = places[Math.floor(places.length / 20)];
    expect.soft(least, `${name} in ${scope}`).toBeGreaterThanOrEqual(3);
  }
}

for (const { path } of everyPage)
  test(`the focus ring of each kind of control of ${path} is whole`, async ({ page }) => {
    await page.goto(path);
    // All pages have the same footer, and all but Home the same header.
    const others = { '/': 'header, main', '/contact': 'body' };
    await expectRings(page, others[path as keyof typeof others] ?? 'main');
  });

test('the focus ring of each link of the open menu is whole', { tag: '@phone' }, async ({
  page,
}) => {
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(page.locator('#menu')).toBeVisible();
    await expectRings(page, 'header');
  }
});
