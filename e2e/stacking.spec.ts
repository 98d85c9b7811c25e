import { everyPage } from './helpers/fixture-site';
import { expect, type Page, test } from './helpers/test';

/* What lies over what, while the page scrolls below it. Every tile is raised, as below the pointer. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Scrolls through the page. @returns the places at which something else lies over the part, of those at which it is seen. */
async function coveredPlaces(page: Page, selector: string) {
  return page.evaluate((selector) => {
    for (const tile of document.querySelectorAll<HTMLElement>('[data-reveal]'))
      tile.style.setProperty('--highlighted', '1');
    const found: string[] = [];
    let seen = 0;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 3) {
      scrollTo({ top, behavior: 'instant' });
      const part = document.querySelector(selector);
      if (!part?.checkVisibility({ visibilityProperty: true })) continue;
      const box = part.getBoundingClientRect();
      for (const x of [0.02, 0.3, 0.5, 0.7, 0.98])
        for (const y of [0.1, 0.5, 0.9]) {
          const over = document.elementFromPoint(
            box.left + x * box.width,
            box.top + y * box.height,
          );
          seen += 1;
          if (!part.contains(over)) found.push(`${over?.outerHTML.slice(0, 120)} at ${top}`);
        }
    }
    return { found: [...new Set(found)], seen };
  }, selector);
}

for (const { path } of everyPage) {
  test(`the header lies over everything of ${path}`, { tag: '@both' }, async ({ page }) => {
    await page.goto(path);
    expect(await coveredPlaces(page, 'header')).toEqual({ found: [], seen: expect.any(Number) });
    const { y, height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect([y, height > 40], 'and stays').toEqual([0, true]);
  });
}

test('the call bar lies over the tiles', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.locator('main h2').first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-call-bar]')).toBeVisible();
  const { found, seen } = await coveredPlaces(page, '[data-call-bar]');
  expect(found).toEqual([]);
  expect(seen).toBeGreaterThan(20);
});

test('the ground goes on below the footer of a page that is lower than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 4000 });
  await page.goto('/no-such-page');
  const { y = 0, height = 0 } = (await page.getByRole('contentinfo').boundingBox()) ?? {};
  expect(y + height).toBeLessThan(3900);
  const [above, below] = await Promise.all(
    [y + height - 6, 3990].map(async (top) => {
      return page.screenshot({ clip: { x: 2, y: top, width: 4, height: 4 } });
    }),
  );
  expect(above?.equals(below ?? Buffer.of())).toBe(true);
});
