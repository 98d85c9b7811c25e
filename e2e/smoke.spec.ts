import { content, feedHosts, pageList } from '../content/schema';
import { expectAccessible } from './helpers/audit';
import { expect, finishAnimations, hydrate, test } from './helpers/test';

/* The owner's own site, as `npm run build` has exported it. */

const { site } = content;
const hosts = Object.values(feedHosts(site.feed)).flat();
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // What the feed's provider asks for and logs is its own affair.
  expected: hosts.length > 0 ? new RegExp(hosts.join('|').replaceAll(/[.*]/g, '\\$&')) : undefined,
});

for (const { path, key, heading } of pageList) {
  test(`${path} has its heading, a phone link and no console messages`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(content[key].title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(content[key]));
    const call = page.locator(`a[href="tel:${site.phone.dial}"]:visible`).first();
    await call.click({ trial: true });
    const missing = () =>
      page.locator('main img').evaluateAll((pictures: HTMLImageElement[]) =>
        pictures.flatMap((picture) => {
          picture.loading = 'eager';
          return picture.complete && picture.naturalWidth > 0 ? [] : [picture.currentSrc];
        }),
      );
    await expect.poll(missing).toEqual([]);
    await finishAnimations(page);
    await expectAccessible(page, path);
    await hydrate(page, 'menu');
  });
}

test('an unknown address gets the 404 page', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.notFound.heading);
  await expectAccessible(page, 'the 404 page');
  await page.getByRole('link', { name: content.notFound.link, exact: true }).click();
  await expect(page).toHaveURL('/');
});
