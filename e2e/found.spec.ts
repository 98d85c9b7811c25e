import { expect, test } from './helpers/base-test';
import { notFound, pages, siteUrl } from './helpers/fixture-site';

/* What Next makes of the metadata, which app/metadata.test.tsx has. */

for (const { path, title } of pages)
  test(`F1 ${path} names itself in the part of a page that link previews read`, async ({
    page,
  }) => {
    const html = (await (await page.goto(path))?.text()) ?? '';
    // Slack reads the first 32 KiB of a page.
    const last = html.lastIndexOf('<meta property="og:');
    expect(last).toBeGreaterThan(html.indexOf('<title>'));
    expect(Buffer.byteLength(html.slice(0, last))).toBeLessThanOrEqual(16 * 1024);
    await expect(page).toHaveTitle(title);
    const address = (rel: string) => page.locator(`link[rel=${rel}]`);
    await expect(address('canonical')).toHaveAttribute('href', siteUrl + path);
    await expect(address('manifest')).toHaveAttribute('href', '/manifest.webmanifest');
  });

test('F1 the 404 page is not found by search engines', async ({ page }) => {
  await page.goto(notFound.path);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});
