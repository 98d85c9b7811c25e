import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { commonHeaders, xmlPolicy } from '../../adapter/headers';
import { paths } from '../../model';
import { fileIn, type Host, startHost } from './start-host';

// Runs Cloudflare's runtime through wrangler, with wrangler.jsonc and the headers that the build writes.

const exported = 'test-results/site';

/** Copies the project files that wrangler reads. */
function copyProject(folder: string) {
  for (const name of ['wrangler.jsonc', 'package.json', 'next.config.ts'])
    cpSync(name, path.join(folder, name));
}

const cloudflare: Host = {
  name: 'Cloudflare',
  prepare(folder, port) {
    copyProject(folder);
    return ['wrangler', 'dev', '--ip', '127.0.0.1', '--port', String(port)];
  },
};

test.describe.configure({ mode: 'default' });
let site: Awaited<ReturnType<typeof startHost>>;
test.beforeAll(async () => {
  site = await startHost(cloudflare, exported);
});
test.afterAll(() => site?.stop());

const get = (address: string) => fetch(site.origin + address, { redirect: 'manual' });
const file = (folder: string, ending: string) => fileIn(exported, folder, ending);

test('O12 each page has a single URL on Cloudflare', async () => {
  for (const page of paths) {
    const name = page === '/' ? '/index' : page;
    const response = await get(page);
    expect(response.status, page).toBe(200);
    expect(await response.text()).toBe(readFileSync(`${exported}${name}.html`, 'utf8'));
    for (const other of [`${name}.html?a=1`, page === '/' ? '/index?a=1' : `${page}/?a=1`])
      expect((await get(other)).headers.get('location'), other).toBe(`${page}?a=1`);
  }
  // The owner's own line in public/_redirects still works.
  expect((await get('/about-us.html')).headers.get('location')).toBe('/contact');
});

test('O12 any other URL shows the 404 page with status 404 on Cloudflare', async () => {
  const notFound = readFileSync(`${exported}/404.html`, 'utf8');
  for (const address of [
    '/none',
    '/none.html',
    '/services/none',
    '/media/',
    '/_headers',
    '/media/a.avif',
  ]) {
    const response = await get(address);
    expect(response.status, address).toBe(404);
    expect(await response.text(), address).toBe(notFound);
  }
});

test('O12 Cloudflare sends the headers of the build', async () => {
  const picture = file('/media', '.avif');
  const script = file('/_next/static', '.js');
  const aYear = 'public, max-age=31536000, immutable';
  const rows: [address: string, expected: Record<string, string>][] = [
    ['/', { 'Cache-Control': 'no-cache' }],
    ['/services', { 'Cache-Control': 'no-cache' }],
    ['/none', {}],
    [picture, { 'Cache-Control': aYear, 'Cross-Origin-Resource-Policy': 'cross-origin' }],
    [script, { 'Cache-Control': aYear, 'Cross-Origin-Resource-Policy': 'same-origin' }],
  ];
  for (const [address, expected] of rows) {
    const { headers } = await get(address);
    // Pages also have a policy of their own, which is appended to the common one.
    for (const [name, value] of Object.entries({ ...commonHeaders, ...expected }))
      expect(headers.get(name)?.split(', default')[0], `${address} ${name}`).toBe(value);
  }
  const { headers } = await get('/sitemap.xml');
  expect(headers.get('content-security-policy')).toContain(xmlPolicy);
});
