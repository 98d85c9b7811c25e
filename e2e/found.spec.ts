import { JSDOM } from 'jsdom';
import { expect, test } from './helpers/base-test';
import { notFound, pages, siteUrl } from './helpers/fixture-site';

// Checks what Next makes of the metadata. app/metadata.test.tsx checks the metadata itself.

test('F1 every page has its metadata where link previews look for it', async ({ request }) => {
  for (const { path, title } of pages) {
    const html = await (await request.get(path)).text();
    // Slack reads only the first 32 KiB of a page.
    const last = html.lastIndexOf('<meta property="og:');
    expect(last).toBeGreaterThan(html.indexOf('<title>'));
    expect(Buffer.byteLength(html.slice(0, last))).toBeLessThanOrEqual(16 * 1024);
    const { document } = new JSDOM(html).window;
    const hrefOf = (rel: string) =>
      document.querySelector(`head > link[rel=${rel}]`)?.getAttribute('href');
    expect(document.title).toBe(title);
    expect(hrefOf('canonical')).toBe(siteUrl + path);
    expect(hrefOf('manifest')).toBe('/manifest.webmanifest');
  }
  const html = await (await request.get(notFound.path)).text();
  expect(html, 'search engines don’t index the 404 page').toMatch(
    /<meta name="robots" content="[^"]*noindex/,
  );
  expect(html).not.toContain('rel="canonical"');
});
