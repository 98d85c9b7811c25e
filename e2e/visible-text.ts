import { expect, type Page } from '@playwright/test';
import { dialled } from './content';

/** A page of Playwright's, or of another engine. */
interface AnyPage {
  evaluate<R>(question: () => R): Promise<R>;
  evaluate<R>(question: (given: number) => R, given: number): Promise<R>;
}

/**
 * The texts in the window that a visitor could not read: faded, hidden or covered. Texts that are
 * hidden on purpose (the closed menu, words for screen readers, captions that wait for the pointer)
 * do not count.
 */
function unreadable(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (
      !parent ||
      !text ||
      parent.closest(
        'script, style, noscript, #menu, .visually-hidden, [data-skip-link], [data-caption]',
      )
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = [...range.getClientRects()].find(
      ({ width, top, bottom }) => width > 0 && top >= 0 && bottom <= innerHeight,
    );
    if (!box) continue;
    let opacity = 1;
    for (let element: Element | null = parent; element; element = element.parentElement) {
      opacity *= Number(getComputedStyle(element).opacity);
    }
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isCovered =
      !top || !(parent.contains(top) || top.contains(parent) || top.closest('header'));
    const isHidden = getComputedStyle(parent).visibility !== 'visible';
    if (opacity < 0.99 || isHidden || isCovered) found.push(`${text} (opacity ${opacity})`);
  }
  return found;
}

/** A page that is just being taken from the cache may lose the question: it is asked again. */
function read(page: AnyPage): Promise<string[]> {
  return page.evaluate(unreadable).catch((error: Error) => [error.message]);
}

/** Leaps through the page a window at a time: everything that is seen must become readable. */
export async function expectReadable(page: AnyPage) {
  const expectNow = () => expect.poll(() => read(page), { intervals: [50] }).toEqual([]);
  await expectNow();
  const windows = await page.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / innerHeight),
  );
  for (let index = 1; index < windows; index++) {
    await page.evaluate((place) => scrollTo(0, place * innerHeight), index);
    await expectNow();
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Every page has a link that dials, and nothing lies over it. */
export async function expectPhoneLink(page: Page) {
  const link = page.locator('a[href^="tel:"]:visible').first();
  await expect(link).toHaveAttribute('href', dialled);
  await link.click({ trial: true });
}
