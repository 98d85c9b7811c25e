import { card, opacity, open } from './helpers/reveal';
import { expect, scrollTo, test } from './helpers/test';

/* What fades in otherwise than cards and testimonials, and where nothing does. */

test('the services fade in once on entry, from opacity 0.001', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/services');
  const entries = await page.locator(':has(> #high-rise)').evaluate((grid) =>
    grid.getAnimations().map(({ effect }) => {
      const { delay, duration } = effect?.getComputedTiming() ?? {};
      return { delay, duration, from: (effect as KeyframeEffect).getKeyframes()[0]?.opacity };
    }),
  );
  expect(entries).toEqual([{ delay: 600, duration: 600, from: '0.001' }]);
  const grid = ':has(> #high-rise)';
  await page.goto('/services?#hardware');
  expect(await opacity(page, grid), 'at once at a link to a card').toBe(1);
  // As a page that Back has restored.
  await page.goto('/services?again');
  await scrollTo(page, 100);
  expect(await opacity(page, grid)).toBeCloseTo(0.001, 3);
  // Not by a reload, which restores the place by a scroll event of its own.
  await page.goto('/services?further');
  await scrollTo(page, 600);
  await expect.poll(() => opacity(page, grid), 'at once further down').toBe(1);
});

test('on a touch screen no tile is dimmed or framed, and captions are there', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`/services${card}`);
  const tiles = page.locator('main li[id]');
  for (const tile of await tiles.all()) {
    await expect(tile).toHaveCSS('box-shadow', 'none');
    await expect(tile.locator('img')).toHaveCSS('filter', 'none');
  }
  await page.goto('/gallery');
  for (const tile of await page.locator('.social-feed-slot li').all()) {
    await tile.scrollIntoViewIfNeeded();
    await expect(tile.locator('img')).toHaveCSS('filter', 'none');
    await expect(tile.locator('img')).toHaveCSS('opacity', '1');
    await expect(tile.locator('b')).toBeInViewport({ ratio: 0.9 });
  }
});

test('nothing is hidden in print and with reduced motion', async ({ page }) => {
  await open(page, '/services');
  await page.$eval(card, (element) => element.setAttribute('data-reveal-state', 'hidden'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => opacity(page, card)).toBe(1);
  await page.emulateMedia({ media: 'print', reducedMotion: null });
  await expect.poll(() => opacity(page, card)).toBe(1);
});

/** The page's observers report when `report` is called, the last observer first. `places` is how many places each has to report of the card. */
function reportLate() {
  const observers: { entries: IntersectionObserverEntry[]; report(): void }[] = [];
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const entries: IntersectionObserverEntry[] = [];
      super((added) => entries.push(...added), options);
      observers.unshift({ entries, report: () => report(entries, this) });
    }
  };
  Object.assign(window, {
    places: (id: string) =>
      observers.map(({ entries }) => entries.filter(({ target }) => target.id === id).length),
    report: () => observers.map(({ report }) => report()).length,
  });
}

test('a card that comes into the window before the observers report is visible', async ({
  page,
}) => {
  await page.addInitScript(reportLate);
  await open(page, '/services');
  const places = () => page.evaluate("places('installations')");
  await scrollTo(page, 1);
  await expect.poll(places, 'below the window').toEqual([1, 1]);
  await page.locator(card).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(places, 'in the window').toEqual([2, 2]);
  expect(await page.evaluate('report()')).toBe(2);
  expect(await opacity(page, card)).toBe(1);
});

test('a card is visible in Safari’s window when it is enlarged by two fingers', async ({
  page,
}) => {
  await open(page, '/services');
  await page.setViewportSize({ width: 1440, height: 500 });
  await scrollTo(page, 1);
  await expect.poll(() => opacity(page, card)).toBe(0);
  await page.locator(card).evaluate((element) => {
    Object.defineProperty(window, 'innerHeight', { value: 250 });
    Object.defineProperty(visualViewport, 'scale', { value: 2 });
    scrollBy({ top: element.getBoundingClientRect().top - 300, behavior: 'instant' });
  });
  await expect.poll(() => opacity(page, card)).toBe(1);
});
