import { expect, finishAnimations, type Page, test } from './helpers/test';

/** As it is seen: its own opacity times that of everything it stands in. */
const opacityOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => {
      let opacity = 1;
      for (let each: Element | null = element; each; each = each.parentElement)
        opacity *= Number(getComputedStyle(each).opacity);
      return opacity;
    });

const lastCard = '#installations';

/** A window so low that even a single row of cards lies below it. */
async function openServices(page: Page, path = '/services') {
  await page.setViewportSize({ width: 1440, height: 320 });
  await page.goto(path);
  await page.mouse.move(700, 200);
}

/** Scrolls less than half a window at a time until this share of the element is in the window. */
async function scrollUntil(page: Page, selector: string, share: number) {
  await page.evaluate(
    async ([selector, share]) => {
      const element = [...document.querySelectorAll(selector)].at(-1) ?? document.body;
      const frame = () => new Promise(requestAnimationFrame);
      const left = () => {
        const { top, height } = element.getBoundingClientRect();
        return top - innerHeight + height * share;
      };
      while (Math.abs(left()) >= 1) {
        const before = scrollY;
        scrollBy({ top: Math.max(-60, Math.min(60, left())), behavior: 'instant' });
        if (scrollY === before) return;
        // As in two reports of an observer.
        for (let frames = 0; frames < 2; frames++) await frame();
      }
    },
    [selector, share] as const,
  );
}

/** The fades that run on it, in milliseconds. */
const fades = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) =>
      element.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    );

test('the grid of services fades in once on entry, from an opacity that counts as painted', async ({
  page,
}) => {
  await openServices(page);
  const grid = page.locator(':has(> #high-rise)');
  const [entry] = await grid.evaluate((element) =>
    element.getAnimations().map(({ effect }) => {
      const { delay, duration } = effect?.getComputedTiming() ?? {};
      return { delay, duration, from: (effect as KeyframeEffect).getKeyframes()[0]?.opacity };
    }),
  );
  expect(entry).toEqual({ delay: 600, duration: 600, from: '0.01' });
});

test('a card fades in at 0.3 of its height each time it is scrolled to from below', async ({
  page,
}) => {
  await openServices(page);
  await finishAnimations(page);
  for (let round = 0; round < 2; round++) {
    await page.mouse.wheel(0, 1);
    await expect.poll(() => opacityOf(page, lastCard)).toBe(0);
    await scrollUntil(page, lastCard, 0.2);
    expect(await opacityOf(page, lastCard)).toBe(0);
    await scrollUntil(page, lastCard, 0.35);
    await expect.poll(() => fades(page, lastCard)).not.toEqual([]);
    for (const duration of await fades(page, lastCard)) {
      expect(duration).toBeGreaterThanOrEqual(600);
      expect(duration).toBeLessThanOrEqual(1200);
    }
    await finishAnimations(page);
    expect(await opacityOf(page, lastCard)).toBe(1);
    // Hidden again only when it is wholly out of view.
    await scrollUntil(page, lastCard, 0.05);
    expect(await opacityOf(page, lastCard)).toBe(1);
    await scrollUntil(page, lastCard, -1);
  }
});

test('a testimonial fades in once only, at 0.4', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/gallery');
  await page.mouse.move(700, 200);
  await page.mouse.wheel(0, 1);
  await expect.poll(() => opacityOf(page, 'figure')).toBe(0);
  await scrollUntil(page, 'figure', 0.3);
  expect(await opacityOf(page, 'figure')).toBe(0);
  await scrollUntil(page, 'figure', 0.45);
  await expect.poll(() => fades(page, 'figure')).not.toEqual([]);
  await finishAnimations(page);
  await scrollUntil(page, 'figure', -1);
  expect(await opacityOf(page, 'figure')).toBe(1);
});

test('a leap shows its target at once: a fragment, the End key, a link to a service', async ({
  page,
}) => {
  await openServices(page, `/services${lastCard}`);
  await expect(page.locator(lastCard)).toBeInViewport();
  expect(await fades(page, lastCard)).toEqual([]);
  await finishAnimations(page);
  expect(await opacityOf(page, lastCard)).toBe(1);

  await openServices(page);
  await finishAnimations(page);
  await page.mouse.wheel(0, 1);
  await expect.poll(() => opacityOf(page, lastCard)).toBe(0);
  await page.evaluate(() => document.querySelector('#installations')?.scrollIntoView());
  await expect.poll(() => opacityOf(page, lastCard)).toBe(1);
  expect(await fades(page, lastCard)).toEqual([]);
});

test('a card that rests below its threshold shows after 0.7 s', async ({ page }) => {
  await openServices(page);
  await finishAnimations(page);
  await page.mouse.wheel(0, 1);
  await expect.poll(() => opacityOf(page, lastCard)).toBe(0);
  await scrollUntil(page, lastCard, 0.1);
  await expect.poll(() => opacityOf(page, lastCard)).toBeGreaterThan(0);
});

test('nothing is hidden before the first scroll, on paper, with reduced motion', async ({
  page,
}) => {
  await openServices(page);
  await finishAnimations(page);
  expect(await opacityOf(page, lastCard)).toBe(1);
  await page.mouse.wheel(0, 1);
  await expect.poll(() => opacityOf(page, lastCard)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => opacityOf(page, lastCard)).toBe(1);
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  await expect.poll(() => opacityOf(page, lastCard)).toBe(1);
});
