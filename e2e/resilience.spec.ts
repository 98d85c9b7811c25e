import { expectFilledIn, field, fillIn, serviceOf } from './helpers/contact';
import { expectReadable } from './helpers/readable';
import { pages } from './helpers/site';
import { denyStorage, expect, hydrate, islandScripts, type Page, test } from './helpers/test';

test.use({ expected: /Failed to load resource|net::ERR|dynamically imported module|islands/ });

const conditions: Record<string, (page: Page) => Promise<unknown>> = {
  'lost scripts': (page) => page.route(islandScripts, (route) => route.abort()),
  'scripts that never come': (page) => page.route(islandScripts, () => {}),
  'scripts of an older release': (page) =>
    page.route(islandScripts, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'denied storage': async (page) => {
    await denyStorage(page, 'sessionStorage');
    await denyStorage(page, 'localStorage');
  },
  'lost pictures and fonts': (page) => page.route(/\.(avif|woff2)$/, (route) => route.abort()),
};

for (const [name, arrange] of Object.entries(conditions)) {
  test(`every page can be read and left with ${name}`, async ({ page }) => {
    await arrange(page);
    for (const [index, { path, heading }] of pages.entries()) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectReadable(page);
      const next = pages[(index + 1) % pages.length] ?? pages[0];
      await page.getByRole('banner').getByRole('link', { name: next.name }).first().click();
      await expect(page).toHaveURL(next.path);
    }
  });
}

test('a message can be sent as a form while the script is lost, and keeps its draft', async ({
  page,
}) => {
  await page.route(islandScripts, (route) => route.abort());
  const service = await serviceOf(page, (route) =>
    route.fulfill({ body: '<h1>Message sent</h1>', contentType: 'text/html' }),
  );
  await page.goto('/contact');
  await fillIn(page);
  await page.reload();
  await expectFilledIn(page);
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(service.requests).toHaveLength(1);
});

test('an island whose script was lost starts when the visitor reaches for it again', async ({
  page,
}) => {
  await page.route(islandScripts, (route) => route.abort());
  await page.goto('/contact');
  const lost = page.waitForEvent('requestfailed');
  await field(page, 'Name').focus();
  await lost;
  await page.unroute(islandScripts);
  await field(page, 'Email').focus();
  await hydrate(page, 'contact-form');
});

test('a lost picture leaves no broken sign', async ({ page }) => {
  await page.route('**/*.avif', (route) => route.abort());
  await page.goto('/services');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveCSS('opacity', '0');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its words and leads on', async ({ page }) => {
    for (const [index, { path, words }] of pages.entries()) {
      await page.goto(path);
      const body = page.locator('body');
      for (const word of words) {
        await expect(body).toContainText(word, { useInnerText: true });
      }
      await expect(page.locator('[data-loader-overlay]')).toBeHidden();
      const next = pages[(index + 1) % pages.length] ?? pages[0];
      await page.getByRole('banner').getByRole('link', { name: next.name }).first().click();
      await expect(page).toHaveURL(next.path);
    }
  });
});
