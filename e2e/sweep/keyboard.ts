import { expect, type Page } from '@playwright/test';
import { content } from '../content';

/** The focused element's words, once it is in view, clear of the bar, and ringed; else what it lacks. */
function focusIsShown(): { words?: string; reached?: number; lacks?: string } {
  const element = document.activeElement ?? document.body;
  const page = window as unknown as { reached?: Set<Element> };
  page.reached = (page.reached ?? new Set()).add(element);
  const words = element.textContent ?? '';
  const name = words || element.id;
  const isRinged = [undefined, '::after'].some((pseudo) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const { top, bottom } = element.getBoundingClientRect();
  const bar = document.querySelector('header');
  const isFree = element.closest('header, [data-skip-link]');
  const start = isFree ? 0 : (bar?.getBoundingClientRect().bottom ?? 0);
  if (bottom <= start || top >= innerHeight) return { lacks: `${name} is out of view` };
  const reached = page.reached.size;
  return isRinged ? { words, reached } : { lacks: `${name} has no ring` };
}

/** The keyboard reaches everything in order, from the skip link on, and shows where it is. */
export async function expectKeyboardReachesAll(page: Page) {
  const expected = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }),
      ).length,
  );
  let first = '';
  for (let step = 0; step < expected; step++) {
    await page.keyboard.press('Tab');
    await expect(async () => {
      const { words = '', reached, lacks } = await page.evaluate(focusIsShown);
      expect(lacks, `stop ${step + 1}`).toBeUndefined();
      expect(reached, `each stop is another, as far as “${words}”`).toBe(step + 1);
      first ||= words;
    }).toPass({ intervals: [50], timeout: 15_000 });
  }
  expect(first).toBe(content.common.skipLink);
}

/** Who tabs through the bar, which is always in the window, keeps their place in the page. */
export async function expectBarKeepsPlace(page: Page) {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const place = await page.evaluate(() => scrollY);
  const stops = page.locator('header').locator('a, button').filter({ visible: true });
  for (const stop of await stops.all()) {
    await stop.focus();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Whatever can be pressed measures at least 44 pixels. */
export async function expectLargeTargets(page: Page) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, textarea')]
      .filter((element) => element.checkVisibility() && !element.matches('[data-skip-link]'))
      // A card's link reaches over the whole card.
      .map((element) => ({ element, area: element.closest('li[id]') ?? element }))
      .map(({ element, area }) => ({ element, box: area.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ element, box }) => `${element.textContent}: ${box.width} × ${box.height}`),
  );
  expect(small).toEqual([]);
}
