import { expect, test } from './helpers/base-test';
import { notFound, pages, siteUrl } from './helpers/fixture-site';

// Checks what Next makes of the metadata. app/metadata.test.tsx checks the metadata itself.

for (const { path, title } of pages)
  test(`F1 ${path} has its metadata where link previews look for it`, async ({ page }) => {
    const html = (await (await page.goto(path))?.text()) ?? '';
    // Slack reads only the first 32 KiB of a page.
    const last = html.lastIndexOf('<meta property="og:');
    expect(last).toBeGreaterThan(html.indexOf('<title>'));
    expect(Buffer.byteLength(html.slice(0, last))).toBeLessThanOrEqual(16 * 1024);
    await expect(page).toHaveTitle(title);
    const linkTag = (rel: string) => page.locator(`link[rel=${rel}]`);
    await expect(linkTag('canonical')).toHaveAttribute('href', siteUrl + path);
    await expect(linkTag('manifest')).toHaveAttribute('href', '/manifest.webmanifest');
  });

test('F1 search engines are told not to index the 404 page', async ({ page }) => {
  await page.goto(notFound.path);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});
