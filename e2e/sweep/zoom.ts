import { expect, type Page } from '@playwright/test';
import { addStyles } from '../../scripts/contrast/styles';

/** The page keeps its words at 400 % zoom and with wide text spacing. */
export async function expectKeepsWordsEnlarged(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 });
  const remove = await addStyles(
    page,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  const lost = () =>
    page.evaluate(() => {
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
  // The page takes a moment to follow its window, and what it measures itself another.
  await page.waitForFunction(() => matchMedia('(width: 320px)').matches);
  await expect.poll(lost).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await remove();
}
