import { expect, type Page, test } from './helpers/base-test';
import { everyPage, notFound } from './helpers/fixture-site';
import { describeLayoutProblems } from './helpers/layout/describe-problems';
import { limits, sites } from './helpers/sites';

// Any content that the schema accepts makes a sound page. These tests check both extremes.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page and checks its status, because a wrong path would show the 404 page. */
async function open(page: Page, path: string) {
  const response = await page.goto(path.slice(1));
  expect(response?.status()).toBe(path === notFound.path ? 404 : 200);
  // The first view has a call, either in the header or in Home's hero.
  await expect(page.locator('a[href^="tel:"]:visible').first()).toBeInViewport({ ratio: 1 });
}

for (const name of limits)
  test.describe(`with ${name}`, () => {
    test.use({ baseURL: sites[name] });
    for (const { path } of everyPage) {
      test(`O2 the layout of ${path} is sound on desktops`, async ({ page }) => {
        await open(page, path);
        expect(await describeLayoutProblems(page, [768, 1024, 1280, 1440, 1920])).toEqual([]);
      });

      test(`O2 the layout of ${path} is sound on phones`, { tag: '@phone' }, async ({ page }) => {
        await open(page, path);
        expect(await describeLayoutProblems(page, [320, 360, 390])).toEqual([]);
      });
    }
  });
