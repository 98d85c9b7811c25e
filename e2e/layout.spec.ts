import { everyPage, notFound } from './helpers/fixture-site';
import { openExport } from './helpers/open-export';
import { limits } from './helpers/random-choices';
import { expectSoundLayout } from './helpers/sound-layout';
import { delayResponses, expect, type Page, stopClock, test } from './helpers/test';

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

for (const { path } of everyPage) {
  test(`the layout of ${path} is sound with letters twice as large`, { tag: '@phone' }, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.goto(path);
    await expectSoundLayout(page, [320, 360, 390]);
  });
}

test.describe('the name in the header and the footer is on one line', () => {
  test.use({ expected: /Failed to load resource/, loaderSeen: false });

  /** @returns how many lines the name has, in the header and in the footer. */
  const linesOfName = () =>
    ['header > a', 'footer a'].map((selector) => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(`${selector} > :last-child`) ?? document);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  async function expectOneLine(page: Page) {
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(linesOfName), `at ${width}`).toEqual([1, 1]);
    }
  }

  test('where the typeface is lost', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/services');
    await expectOneLine(page);
  });

  test('where the typeface comes late', async ({ page }) => {
    const release = await delayResponses(page, /\.woff2$/);
    // The loader stays, behind which the late typeface is added.
    await stopClock(page);
    await page.goto('/services', { waitUntil: 'domcontentloaded' });
    const faces = () => page.evaluate(() => document.fonts.size);
    const before = await faces();
    await expectOneLine(page);
    release();
    await expect.poll(faces).toBe(before + 1);
    await expectOneLine(page);
  });
});
