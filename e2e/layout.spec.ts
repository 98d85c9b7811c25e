import { limits } from './helpers/made-content';
import { openExport } from './helpers/open-export';
import { everyPage, notFound } from './helpers/site';
import { expectSoundLayout } from './helpers/sound-layout';
import { expect, type Page, test } from './helpers/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The fixture, and the contents at the limits of the schema. */
const sites = ['site', ...Object.keys(limits)];

/** Opens a page of an export. An address without a page would show the 404 page. */
async function open(page: Page, site: string, path: string) {
  await openExport(page, `test-results/${site}`);
  const response = await page.goto(path);
  expect(response?.status()).toBe(path === notFound.path ? 404 : 200);
}

for (const site of sites) {
  for (const { path } of everyPage) {
    test(`${site}: the layout of ${path} is sound on desktops`, async ({ page }) => {
      await open(page, site, path);
      await expectSoundLayout(page, [768, 1024, 1280, 1440, 1920]);
    });

    test(`${site}: the layout of ${path} is sound on phones`, { tag: '@phone' }, async ({
      page,
    }) => {
      await open(page, site, path);
      await expectSoundLayout(page, [320, 360, 390]);
    });
  }
}

// With such letters Home's hero is higher than the window.
for (const { path } of everyPage.filter((page) => page.path !== '/')) {
  test(`the layout of ${path} is sound with letters twice as large`, { tag: '@phone' }, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.goto(path);
    await expectSoundLayout(page, [360, 390]);
  });
}
