import { expectFields, field, fillIn, mockFormService, showThanks } from './helpers/contact';
import { linkedPages, pages } from './helpers/fixture-site';
import { expectReadable } from './helpers/readable';
import { denyStorage, expect, hydrated, lateScripts, test } from './helpers/test';

test.use({ expected: /Failed to load resource|net::ERR|dynamically imported module/ });

test('with lost files and denied storage every page can be read, and its links lead on', async ({
  page,
}) => {
  await page.route(/scripts|\.(avif|woff2)$/, (route) => route.abort());
  await denyStorage(page, 'sessionStorage');
  await denyStorage(page, 'localStorage');
  await page.goto('/');
  for (const { path, name, heading } of linkedPages) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectReadable(page);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its texts', async ({ page }) => {
    for (const { path, texts } of pages) {
      await page.goto(path);
      const body = page.locator('body');
      for (const text of texts) await expect(body).toContainText(text, { useInnerText: true });
      await expect(page.locator('[data-loader-overlay]')).toBeHidden();
      // Nor a button that does nothing without script.
      const buttons = page.locator('button:not([type=submit], [popovertarget])');
      await expect(buttons.filter({ visible: true })).toHaveCount(0);
      await page.getByRole('main').getByRole('link').last().click({ trial: true });
    }
    await page.goto('/gallery');
    const tile = page.locator('.social-feed li a').last();
    await tile.click({ trial: true });
    await expect(tile.locator('img'), 'as bright as with script').toHaveCSS('opacity', '1');
  });
});

test('when its script fails the form keeps its draft and posts, and the script is requested again', async ({
  page,
}) => {
  await page.route(lateScripts, (route) => route.abort());
  const service = await mockFormService(page, showThanks);
  await page.goto('/contact');
  await fillIn(page);
  await page.reload();
  await expectFields(page);
  await field(page, 'Name').focus();
  await page.unroute(lateScripts);
  await field(page, 'Email').focus();
  await hydrated(page);

  await page.route(lateScripts, (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(service.requests).toHaveLength(1);
});
