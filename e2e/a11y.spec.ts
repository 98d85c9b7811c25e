import { expect, type Page, test } from '@playwright/test';
import { testWithAxe } from './axe';
import { content } from './content';
import { everyPage, openWithoutLoader } from './routes';

// Nothing fades or waits to be scrolled to, so that every colour is what it stays.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

testWithAxe('as most people see it', {});

/** Whether the focused element is in view, clear of the bar, and ringed. */
function focusIsShown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const name = element.textContent || element.id;
    const isRinged = [undefined, '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom } = element.getBoundingClientRect();
    const bar = document.querySelector('header');
    const isFree = element.closest('header, [data-skip-link]');
    const start = isFree ? 0 : (bar?.getBoundingClientRect().bottom ?? 0);
    if (bottom <= start || top >= innerHeight) return `${name} is out of view`;
    return isRinged ? 'shown' : `${name} has no ring`;
  });
}

for (const path of everyPage) {
  test(`whatever can be pressed on ${path} measures at least 44 pixels`, async ({ page }) => {
    await openWithoutLoader(page, path);
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
  });

  test(`the keyboard reaches everything on ${path} in order, and shows where it is`, async ({
    page,
  }) => {
    await openWithoutLoader(page, path);
    const expected = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')].filter(
          (element) => element.checkVisibility({ visibilityProperty: true }),
        ).length,
    );
    const seen: string[] = [];
    for (let step = 0; step < expected; step++) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focusIsShown(page), `stop ${step + 1}`).toBe('shown');
      seen.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(seen[0]).toBe(content.common.skipLink);
    expect(seen).toHaveLength(expected);
  });
}

test('the skip link leads past the bar', async ({ page }) => {
  await openWithoutLoader(page, '/services');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('enlarged', () => {
  // The test's own style sheet stands in for a visitor's, which no page's policy binds.
  test.use({ bypassCSP: true });

  for (const path of everyPage) {
    test(`${path} keeps its words at 400 % zoom and with wide text spacing`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await openWithoutLoader(page, path);
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      });
      const lost = await page.evaluate(() => {
        const isClipped = (element: Element) => {
          const { overflow, textOverflow } = getComputedStyle(element);
          const cuts = overflow !== 'visible' || textOverflow === 'ellipsis';
          return (
            cuts &&
            (element.scrollWidth > element.clientWidth + 1 ||
              element.scrollHeight > element.clientHeight + 1)
          );
        };
        const outside = [...document.querySelectorAll('main *, footer *, header *')].filter(
          (element) => {
            const box = element.getBoundingClientRect();
            const hasWords = [...element.childNodes].some(
              (node) => node.nodeType === 3 && node.textContent?.trim(),
            );
            return (
              hasWords &&
              element.checkVisibility() &&
              !element.closest('.visually-hidden') &&
              (box.right > innerWidth + 1 || box.left < -1)
            );
          },
        );
        const clipped = [...document.querySelectorAll('main *, footer *, header *')].filter(
          (element) =>
            element.tagName !== 'TEXTAREA' &&
            !element.closest('.visually-hidden, [popover], [data-squares]') &&
            isClipped(element),
        );
        return [...outside, ...clipped].map((element) => element.textContent);
      });
      expect(lost).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});
