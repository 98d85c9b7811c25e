import { expect, type Page, test } from '@playwright/test';
import { content } from './content';
import { hydrated, isMarked, markDocument, openWithoutLoader, quiet, routes } from './routes';
import { violationsOn, watchForViolations } from './violations';

/*
 * What the export and its framework owe each other, asked of a real browser. It runs before all other
 * browser tests, and none of them runs when it fails: docs/upgrading.md says what to do then.
 */

/** What the browser took from the server more than once since the document came. */
const fetchedTwice = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // Whatever the router writes behind an address, it is the same file.
    const names = entries
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => name.split('?')[0]);
    return names.filter((name, index) => names.indexOf(name) < index);
  });

/** Opens a page and waits until it is awake; at the end, ask the result what went wrong. */
async function wake(page: Page, path: string) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    // Warnings depend on the machine's speed; the other tests look at these too.
    if (message.type() === 'error') errors.push(message.text());
  });
  await watchForViolations(page);
  await openWithoutLoader(page, path);
  await hydrated(page);
  return async function expectNothingWrong() {
    await quiet(page);
    expect(await fetchedTwice(page)).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);
    expect(errors).toEqual([]);
  };
}

for (const path of routes) {
  test(`${path} wakes, fetches nothing twice and breaches no policy`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const expectNothingWrong = await wake(page, path);
    await expectNothingWrong();
    // From the browser's cache or not: a script that runs twice is one too many.
    expect(scripts).toEqual([...new Set(scripts)]);
  });
}

test('the router walks to each page within one document, and nothing is fetched twice', async ({
  page,
}) => {
  const expectNothingWrong = await wake(page, '/');
  // The other pages' sheets are there before the walk, so React adds none of its own and waits for none.
  await expect(page.locator('link[rel=deferred]')).toHaveCount(0);
  const sheets = () => page.locator('link[rel=stylesheet]').count();
  const before = await sheets();
  await markDocument(page);
  for (const { path } of content.navigation) {
    await page.locator(`header nav a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toHaveCount(1);
  }
  expect(await isMarked(page)).toBe(true);
  expect(await sheets()).toBe(before);
  await expectNothingWrong();
});
