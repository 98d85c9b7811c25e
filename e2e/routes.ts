import { expect, type Page } from '@playwright/test';
import { paths } from '../content/schema/pages';

/** The site's pages, and an address that is none. */
export const routes = paths;
export const everyPage = [...routes, '/no-such-page'] as const;

/** Opens a page as in a session that has seen the loader. */
export async function openWithoutLoader(page: Page, path: string) {
  await page.addInitScript(() => sessionStorage.setItem('loader-seen', '1'));
  await page.goto(path);
}

/** Waits until React has the whole page: its scripts start late. */
export async function hydrated(page: Page) {
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
}

/** Waits until the page has started and fetches nothing more. */
export async function settled(page: Page) {
  await hydrated(page);
  await quiet(page);
}

/**
 * Waits until nothing has been fetched for half a second. Playwright's own "networkidle" can be over
 * before the scripts start, and is not asked twice.
 */
export async function quiet(page: Page) {
  await page.evaluate(async () => {
    const asked = performance.now();
    const lastFetched = () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).reduce(
        (last, { responseEnd }) => Math.max(last, responseEnd),
        asked,
      );
    while (performance.now() - lastFetched() < 500) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

/** Turns the wheel as far as the page goes, and each time waits until the page has followed. */
export async function wheelThrough(page: Page, step: number) {
  const place = () =>
    page.evaluate(() => ({
      top: scrollY,
      left: document.documentElement.scrollHeight - innerHeight - scrollY,
    }));
  for (let { top, left } = await place(); left >= 1; { top, left } = await place()) {
    await page.mouse.wheel(0, step);
    await page.waitForFunction((least) => scrollY >= least, top + Math.min(step, left) - 1);
  }
}

/**
 * Stops the page's installed clock, which else goes on by itself: timers and frames stand still, what
 * CSS times does not. An hour on, because it cannot go back.
 */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000);

/** Marks the document, so that a test can tell whether it is still the same one. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** Keeps the requests from being answered until the result is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    // The page may have given it up.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Collects what the browser complains about; call the result at the test's end. */
export function watchForErrors(page: Page) {
  const errors: string[] = [];
  page.on('console', (message) => {
    const is404OfThePageItself =
      /status of 404/.test(message.text()) && message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !is404OfThePageItself)
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return () => expect(errors).toEqual([]);
}
