import { everyPage, notFound } from './helpers/fixture-site';
import { sites } from './helpers/limits';
import { expectSoundLayout } from './helpers/sound-layout';
import { expect, type Page, test } from './helpers/test';

/* Every content that the schema accepts gives a sound page: the fixture, the longest and the least. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page. An address without a page would show the 404 page. */
async function open(page: Page, path: string) {
  const response = await page.goto(path.slice(1));
  expect(response?.status()).toBe(path === notFound.path ? 404 : 200);
}

for (const [name, baseURL] of Object.entries(sites))
  test.describe(name, () => {
    test.use({ baseURL });
    for (const { path } of everyPage) {
      test(`O2 the layout of ${path} is sound on desktops`, async ({ page }) => {
        await open(page, path);
        await expectSoundLayout(page, [768, 1024, 1280, 1440, 1920]);
      });

      test(`O2 the layout of ${path} is sound on phones`, { tag: '@phone' }, async ({ page }) => {
        await open(page, path);
        await expectSoundLayout(page, [320, 360, 390]);
      });
    }
  });
