import { expect, type Page } from '@playwright/test';
import { vitalsOf } from '../page-vitals';
import { openWithoutLoader, quiet, settled, watchForErrors, wheelThrough } from '../routes';

/**
 * Visits a page from top to bottom: it renders without complaint, fits, shifts nowhere and asks no
 * other host. Tells what was fetched.
 */
export async function expectSoundVisit(page: Page, path: string, origin: string) {
  // What its policy stops is among the complaints.
  const expectNoErrors = watchForErrors(page);
  const elsewhere: string[] = [];
  const all = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) elsewhere.push(request.url());
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname !== '/favicon.ico') all.add(pathname);
  });
  await openWithoutLoader(page, path);
  await expect(page.locator('h1')).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  await settled(page);
  // By the page's own clock: the order of the events that reach the test says nothing.
  const atStart = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return [navigation, ...performance.getEntriesByType('resource')]
      .filter((entry) => entry && entry.startTime < (navigation?.loadEventStart ?? 0))
      .map((entry) => new URL(entry?.name ?? '').pathname);
  });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, 'wider than the window').toBe(0);
  await wheelThrough(page, 700);
  await quiet(page);
  expect.soft((await vitalsOf(page)).cls, 'layout shift').toBe(0);
  expect.soft(elsewhere, 'other hosts').toEqual([]);
  expectNoErrors();
  return { atStart, all: [...all] };
}
