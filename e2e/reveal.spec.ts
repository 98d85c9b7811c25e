import { card, opacity, open } from './helpers/reveal';
import {
  expect,
  finishAnimations,
  observersHaveReported,
  type Page,
  scrollTo,
  test,
} from './helpers/test';

const testimonial = 'figure:last-of-type';

const fades = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) =>
      element.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    );

/** Scrolls like a visitor until this share of the element is in the window: less than half a window at a time. */
async function scrollUntil(page: Page, selector: string, share: number) {
  const step = () =>
    page.locator(selector).evaluate(async (element, share) => {
      const { top, height } = element.getBoundingClientRect();
      const left = top - innerHeight + height * share;
      scrollBy({ top: Math.max(-100, Math.min(100, left)), behavior: 'instant' });
      // Until the observers have reported of this place.
      await new Promise((reported) => new IntersectionObserver(reported).observe(element));
      return scrollY > 0 && Math.abs(left) > 100;
    }, share);
  while (await step()) await page.clock.runFor(60);
}

/** The first scroll starts the reveals. */
async function expectHiddenAtFirstScroll(page: Page, selector: string) {
  expect(await opacity(page, selector)).toBe(1);
  await scrollTo(page, 1);
  await expect.poll(() => opacity(page, selector)).toBe(0);
}

test('a card fades in at 0.3 of its height, or after 0.7 s, each time it enters from below', async ({
  page,
}) => {
  await open(page, '/services');
  await expectHiddenAtFirstScroll(page, card);
  await scrollUntil(page, card, 0.25);
  expect(await opacity(page, card)).toBe(0);
  await scrollUntil(page, card, 0.35);
  await expect.poll(() => fades(page, card)).toEqual([600]);
  await finishAnimations(page);
  // It is hidden again only when it is wholly out of view.
  await scrollUntil(page, card, 0.05);
  expect(await opacity(page, card)).toBe(1);
  await scrollUntil(page, card, -1);
  await expect.poll(() => opacity(page, card)).toBe(0);
  await page.clock.runFor(700);
  await scrollUntil(page, card, 0.1);
  expect(await fades(page, card)).toEqual([]);
  await page.clock.runFor(700);
  await expect.poll(() => fades(page, card)).toEqual([600]);
});

test('a testimonial fades in at 0.4 of its height, once only', async ({ page }) => {
  await open(page, '/gallery');
  await expectHiddenAtFirstScroll(page, testimonial);
  await scrollUntil(page, testimonial, 0.35);
  expect(await opacity(page, testimonial)).toBe(0);
  await scrollUntil(page, testimonial, 0.45);
  await expect.poll(() => fades(page, testimonial)).toEqual([600]);
  await finishAnimations(page);
  await scrollUntil(page, testimonial, -1);
  expect(await opacity(page, testimonial)).toBe(1);
});

test('a jump shows its target without animation', async ({ page }) => {
  await open(page, `/services${card}`);
  await expect(page.locator(card).getByRole('heading')).toBeInViewport();
  const box = await page.locator(card).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(box?.y, 'below the header').toBeGreaterThanOrEqual(header?.height ?? 0);
  expect(await opacity(page, card)).toBe(1);
  await expect(page.locator(`${card} img`), 'and it is highlighted').toHaveCSS('opacity', '1');
  await expect(page.locator('#caulking img')).toHaveCSS('opacity', '0.88');
  await open(page, '/services?again');
  await page.setViewportSize({ width: 1440, height: 500 });
  await expectHiddenAtFirstScroll(page, card);
  // A visitor rests before a jump. The last position before it counts, however old it is.
  await page.clock.runFor(60);
  await page.locator(card).evaluate((element) => element.scrollIntoView());
  await expect(page.locator(card)).toHaveAttribute('data-reveal-state', 'shown');
  expect(await opacity(page, card)).toBe(1);
});

test('scrolling by 0.4 of the window within a moment fades in what enters', async ({ page }) => {
  await open(page, '/services');
  await page.setViewportSize({ width: 1440, height: 500 });
  await expectHiddenAtFirstScroll(page, card);
  await page.clock.runFor(60);
  // The card's top comes to a place from which 0.4 of the window shows enough of it.
  await scrollUntil(page, card, -0.1);
  await page.clock.runFor(60);
  await page.evaluate(() => scrollBy({ top: innerHeight * 0.4, behavior: 'instant' }));
  await expect.poll(() => fades(page, card)).toEqual([600]);
  await expect(page.locator(card)).toHaveAttribute('data-reveal-state', 'fading');
});

test('a card in the window is never hidden by the first scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services');
  const states = await page.locator('#high-rise').evaluate(async (element) => {
    const found: (string | null)[] = [];
    new MutationObserver(() => found.push(element.getAttribute('data-reveal-state'))).observe(
      element,
      { attributeFilter: ['data-reveal-state'] },
    );
    for (let step = 0; step < 3; step++) {
      scrollBy({ top: 10, behavior: 'instant' });
      await new Promise((reported) => new IntersectionObserver(reported).observe(element));
    }
    return { found, top: element.getBoundingClientRect().top < innerHeight };
  });
  expect(states).toEqual({ found: [], top: true });
});

test('a card above the window is there on the way back', async ({ page }) => {
  await open(page, '/services');
  await expectHiddenAtFirstScroll(page, card);
  await scrollUntil(page, card, 1);
  await finishAnimations(page);
  await scrollUntil(page, 'footer', 1);
  expect(await opacity(page, card)).toBe(1);
});

test('a card just below the window is not hidden: a phone’s bar may make room for it', async ({
  page,
}) => {
  for (const [distance, shown] of [
    [60, 1],
    [120, 0],
  ] as const) {
    await open(page, `/services?${distance}`);
    const { y = 0 } = (await page.locator(card).boundingBox()) ?? {};
    await scrollTo(page, Math.round(y) - 320 - distance);
    await observersHaveReported(page.locator(card));
    await expect.poll(() => opacity(page, card), `${distance} pixels below`).toBe(shown);
  }
});
