import { expect, type Page } from './base-test';
import { phone } from './fixture-site';

/** The texts in the viewport that are faded, hidden or covered. */
function unreadable(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || !node.textContent?.trim()) continue;
    if (parent.closest('.visually-hidden, [popover], .social-feed b, [href="#mainContent"]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = [...range.getClientRects()].find(
      ({ width, top, bottom }) => width > 0 && top >= 0 && bottom <= innerHeight,
    );
    if (!box) continue;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    // The link of a tile covers the texts of its tile without hiding them.
    const isTileLink = top instanceof HTMLAnchorElement && top.closest('li')?.contains(parent);
    const isCovered =
      !top ||
      !(
        parent.contains(top) ||
        top.contains(parent) ||
        top.closest('header, [data-call-bar]') ||
        isTileLink
      );
    const isFaded = !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (isCovered || isFaded) found.push(node.textContent);
  }
  return found;
}

/** Scrolls through the page by one viewport at a time: all text is readable, and a phone link works. */
export async function expectReadable(page: Page) {
  const expectNow = () => expect.poll(() => page.evaluate(unreadable)).toEqual([]);
  await expectNow();
  const windows = await page.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / innerHeight),
  );
  for (let index = 1; index < windows; index++) {
    await page.evaluate((count) => scrollTo(0, count * innerHeight), index);
    await expectNow();
  }
  // Not the calls of the bar and of Home's header, which come and go.
  const calls = page.locator('main a[href^="tel:"]:not([data-call-bar] *)');
  const call = calls.filter({ visible: true }).first();
  await expect(call).toHaveAttribute('href', phone.href);
  await call.click({ trial: true });
}
