import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { paths } from '../../content/schema';
import { commonHeaders, xmlPolicy } from '../../scripts/export/headers';
import { ask, describeHost, file, hashedFiles, header, origin } from './describe-host';
import { missing } from './host-addresses';
import { cloudflare } from './host-servers';

/* Cloudflare's own runtime with hosting/wrangler.jsonc, and with the headers and redirects that the build writes. */

describeHost(cloudflare, ({ folder }) => {
  test('gives each page at its address, and other addresses lead there', async () => {
    for (const path of paths) {
      const response = await ask(path);
      expect(response.status, path).toBe(200);
      const name = path === '/' ? '/index' : path;
      expect(await response.text()).toBe(readFileSync(`${folder}${name}.html`, 'utf8'));
      for (const other of [`${name}.html?a=1`, path === '/' ? '/index?a=1' : `${path}/?a=1`])
        expect(await target(other), other).toBe(`${path}?a=1`);
    }
  });

  test('answers with our page and status 404 where nothing is', async () => {
    const notFound = readFileSync(`${folder}/404.html`, 'utf8');
    const nothing = [
      '/none',
      '/none.html',
      '/services/none',
      '/media/',
      '/_headers',
      '/_redirects',
    ];
    for (const address of [...nothing, ...missing]) {
      const response = await ask(address);
      expect(response.status, address).toBe(404);
      expect(await response.text(), address).toBe(notFound);
    }
  });

  test('has hashed files kept for a year, and all else asked for again', async () => {
    for (const address of Object.values(hashedFiles()))
      expect(await header(address, 'cache-control'), address).toBe(
        'public, max-age=31536000, immutable',
      );
    for (const address of paths) expect(await header(address, 'cache-control')).toBe('no-cache');
    // Of pictures the rules name the folder only: Cloudflare allows a hundred rules.
    const others = missing.filter((address) => !address.startsWith('/media/'));
    for (const address of [...others, '/robots.txt', '/favicon.ico'])
      expect(await header(address, 'cache-control'), address).toMatch(
        /must-revalidate|no-cache|^$/,
      );
  });

  test('sends the security headers with everything', async () => {
    const { picture, script } = hashedFiles();
    for (const address of ['/', '/services', '/none', script, picture]) {
      const { headers } = await ask(address);
      // Pages have their own policy besides.
      for (const [name, value] of Object.entries(commonHeaders))
        expect(headers.get(name)?.split(', default')[0], `${address} ${name}`).toBe(value);
    }
    expect(await header(picture, 'cross-origin-resource-policy')).toBe('cross-origin');
    expect(await header(script, 'cross-origin-resource-policy')).toBe('same-origin');
  });

  test('lets no SVG or XML file run or request anything', async () => {
    for (const address of [file('/media', '.svg'), '/sitemap.xml'])
      expect(await header(address, 'content-security-policy'), address).toContain(xmlPolicy);
  });
});

/** Where a redirect leads, on this host. */
async function target(address: string) {
  const { pathname, search } = new URL(await header(address, 'location'), origin());
  return pathname + search;
}
