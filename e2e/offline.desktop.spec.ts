import { expect, test } from '@playwright/test';
import { content, dialled, headings, site, besideContact as target } from './content';
import { hydrated, openWithoutLoader } from './routes';
import { expectReadable } from './visible-text';

test('without a connection the page stays and says so, with the phone, and the one that was chosen comes with the connection', async ({
  page,
  context,
}) => {
  await openWithoutLoader(page, target.path);
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('banner').locator('a[href="/contact"]').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  const words = page.getByRole('banner').getByRole('status');
  await expect(words).toHaveText(`${content.common.failed.offline} ${site.phone.display}`);
  await expect(words.getByRole('link')).toHaveAttribute('href', dialled);
  await expect(heading).toHaveText(headings[target.path]);
  await expectReadable(page);
  await context.setOffline(false);
  await expect(heading).toHaveText(headings['/contact']);
  await expect(page).toHaveURL('/contact');
  await expect(words).toHaveCount(0);
});

test('pictures that were lost with the line leave no broken sign, and come when it is back', async ({
  page,
  context,
}) => {
  await page.route('**/*.avif', (route) => route.abort());
  await openWithoutLoader(page, '/services');
  await hydrated(page);
  const picture = page.getByRole('main').getByRole('img').first();
  const isThere = () => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth > 0);
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await isThere()).toBe(false);
  await expect(picture).toHaveCSS('opacity', '0');
  await page.unroute('**/*.avif');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(isThere).toBe(true);
  await expect(picture).toHaveCSS('opacity', '1');
});
