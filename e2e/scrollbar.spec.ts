import { chromiumArguments, findBrowser } from '../scripts/shared/browser';
import { expect, type Page, scrollPosition, stopClock, test } from './helpers/test';

/* Scrollbars that take space, as with a mouse on Windows. Playwright hides them by default. */

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const widthOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);

async function dragScrollbar(page: Page) {
  await page.mouse.move(1435, 20);
  await page.mouse.down();
  await page.mouse.move(1435, 400, { steps: 4 });
  await page.mouse.up();
}

test.describe('behind the loader', () => {
  test.use({ loaderSeen: false });

  test('dragging the scrollbar does nothing, and the page keeps its width', async ({ page }) => {
    await stopClock(page);
    await page.goto('/services', { waitUntil: 'domcontentloaded' });
    const width = await widthOf(page, 'main');
    expect(width).toBeLessThan(1440);
    await dragScrollbar(page);
    expect(await scrollPosition(page)).toBe(0);
    await page.clock.runFor(3200);
    await dragScrollbar(page);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(100);
    expect(await widthOf(page, 'main')).toBe(width);
  });
});

test('the open menu leaves the header as wide as it was', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto('/services');
  const width = await widthOf(page, 'header');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#menu')).toBeVisible();
  expect(await widthOf(page, 'header')).toBe(width);
});
