import { everyPage } from './helpers/fixture-site';
import { expect, test } from './helpers/test';

/*
 * Safari keeps the role of a list outside navigations when its items are displayed as list items whose marker is not
 * `none`, or when the role is written (AccessibilityList.cpp of WebKit). No other engine shows a difference.
 */
test('every list has a role in Safari', async ({ page }) => {
  for (const { path } of everyPage) {
    await page.goto(path);
    const lists = page.locator('ul:not([role]):not(nav *), ol:not([role]):not(nav *)');
    const lost = await lists.evaluateAll((elements) =>
      elements
        .filter(({ children }) => children.length > 0)
        .filter((list) =>
          [...list.children].every((item) => {
            const { display, listStyleType } = getComputedStyle(item);
            return display !== 'list-item' || listStyleType === 'none';
          }),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
    expect.soft(lost, path).toEqual([]);
  }
});
