import { readFileSync } from 'node:fs';
import { type APIResponse, expect, test } from '@playwright/test';
import { commonHeaders, xmlPolicy } from '../../adapter/headers';
import { paths } from '../../model';
import { apache, multiViews, nginx } from './servers';
import { fileIn, startHost } from './start-host';

// Runs the real servers, with hosting/nginx.conf and with .htaccess as the build writes it.

const sites = [
  { host: nginx, exported: 'test-results/site', base: '' },
  { host: nginx, exported: 'test-results/max-content', base: '/sub' },
  { host: apache, exported: 'test-results/site', base: '' },
  { host: apache, exported: 'test-results/max-content', base: '/sub' },
  { host: multiViews, exported: 'test-results/site', base: '' },
];

/** `target` is where the request is redirected, if it is. */
type RequestCase = [
  name: string,
  address: string,
  headers: Record<string, string>,
  target?: string,
];
const viaHttps = { 'X-Forwarded-Proto': 'https' };
const requestCases: Record<string, RequestCase[]> = {
  nginx: [
    ['www.example.com', '/services?a=1', {}, 'https://example.com/services?a=1'],
    ['example.com', '/services', {}],
  ],
  Apache: [
    ['WWW.northpane.example', '/services?a=1', viaHttps, 'https://northpane.example/services?a=1'],
    ['northpane.example', '/services?a=1', {}, 'https://northpane.example/services?a=1'],
    ['northpane.example', '/', { 'X-Forwarded-Proto': 'http' }, 'https://northpane.example/'],
    ['northpane.example', '/services', viaHttps],
    // A proxy that doesn't say which protocol the visitor used.
    ['northpane.example', '/services', { Via: '1.1 proxy' }],
    ['northpane.example', '/services', { 'X-Forwarded-For': '203.0.113.9' }],
    // Certificate authorities read this folder by plain http.
    ['northpane.example', '/.well-known/security.txt', {}],
    ['other.example', '/services', {}],
  ],
};

for (const { host, exported, base } of sites)
  test.describe(host.name + base, () => {
    test.describe.configure({ mode: 'default' });
    let site: Awaited<ReturnType<typeof startHost>>;
    let get: (address: string, options?: object) => Promise<APIResponse>;
    test.beforeAll(async () => {
      site = await startHost(host, exported, base);
    });
    test.beforeEach(({ request }) => {
      get = (address, options) =>
        request.get(site.origin + address, { maxRedirects: 0, ...options });
    });
    test.afterAll(() => site?.stop());

    const file = (folder: string, ending: string) => fileIn(exported, folder, ending);
    const read = (name: string) => readFileSync(`${exported}/${name}.html`, 'utf8');

    test('O12 each page and each file has a single URL', async () => {
      for (const page of paths) {
        const name = page === '/' ? '/index' : page;
        // Apache adds a slash if there is a folder with the page's name.
        const response = await get(base + page, { maxRedirects: 1 });
        expect(response.status(), page).toBe(200);
        expect(await response.text()).toBe(read(name));
        if (page === '/gallery') continue;
        for (const other of [`${name}.html`, page === '/' ? '/index' : `${page}/`]) {
          const redirect = await get(`${base}${other}?a=1`);
          expect(redirect.status(), other).toBe(301);
          const target = new URL(redirect.headers().location ?? '', site.origin);
          expect(target.href, other).toBe(`${site.origin}${base}${page}?a=1`);
        }
      }
      for (const address of ['/google1a.html', '/.well-known/security.txt', '/gallery/photo.txt'])
        expect((await get(base + address)).status(), address).toBe(200);
    });

    test('O12 any other URL shows the 404 page with status 404', async () => {
      const missing = [
        '/none',
        '/none.html',
        '/none/',
        '/services/none',
        '/media/',
        '/media/a.avif',
      ];
      const hidden = ['/_headers', '/%5fredirects', '/.htaccess', '/.git/config'];
      for (const address of [...missing, ...hidden, '/404', '/404/', '/404.html']) {
        const response = await get(base + address);
        expect(response.status(), address).toBe(404);
        expect(await response.text(), address).toBe(read('404'));
      }
      for (const address of ['//a.example/services/', '//a.example/index', '/%5Ca.example/index']) {
        const target = new URL((await get(address)).headers().location ?? '', site.origin);
        expect(target.origin, address).toBe(site.origin);
      }
    });

    if (host === multiViews) return;

    test('O12 each file has the right type, headers and caching', async () => {
      const noCache = 'no-cache';
      const aYear = 'public, max-age=31536000, immutable';
      const rows: [address: string, type: RegExp, cache: string, isEmbeddable: boolean][] = [
        ['/', /^text\/html; *charset=utf-8$/i, noCache, false],
        ['/services', /^text\/html; *charset=utf-8$/i, noCache, false],
        ['/services/', /^text\/html/, noCache, false],
        ['/none', /^text\/html; *charset=utf-8$/i, noCache, false],
        ['/robots.txt', /^text\/plain; *charset=utf-8$/i, noCache, false],
        ['/contact.vcf', /^text\/vcard; *charset=utf-8$/i, noCache, false],
        ['/manifest.webmanifest', /^application\/manifest\+json/, noCache, false],
        ['/favicon.ico', /^image\//, noCache, true],
        [file('/media', '.avif'), /^image\/avif$/, aYear, true],
        [
          file('/_next/static', '.js'),
          /^(text|application)\/javascript; *charset=utf-8$/i,
          aYear,
          false,
        ],
        [file('/_next/static/media', '.woff2'), /^font\/woff2$/, aYear, true],
      ];
      for (const [address, type, cache, isEmbeddable] of rows) {
        const headers = (await get(base + address)).headers();
        expect(headers['content-type'], address).toMatch(type);
        expect(headers, address).toMatchObject({
          'cache-control': cache,
          'cross-origin-resource-policy': isEmbeddable ? 'cross-origin' : 'same-origin',
          ...lowerCase(commonHeaders),
        });
      }
    });

    test('P2 SVG and XML files are sent with a policy that runs nothing', async () => {
      for (const address of ['/own.SVG', '/sitemap.xml']) {
        const response = await get(base + address);
        expect(response.status(), address).toBe(200);
        expect(response.headers()['content-security-policy'], address).toBe(xmlPolicy);
      }
    });

    test('O12 text is compressed, and not sent again if it is unchanged', async () => {
      for (const address of ['/services', file('/_next/static', '.js')]) {
        // Some servers don't compress responses to proxies unless they are configured to.
        const headers = { 'Accept-Encoding': 'gzip, br', Via: '1.1 proxy' };
        const { etag = '', vary, ...first } = (await get(base + address, { headers })).headers();
        expect(first['content-encoding'], address).toMatch(/^(gzip|br)$/);
        expect(vary, address).toMatch(/accept-encoding/i);
        const again = await get(base + address, { headers: { ...headers, 'If-None-Match': etag } });
        expect(again.status(), address).toBe(304);
      }
    });

    if (base) return;

    test('O12 the other host name redirects to the domain, and http to https', async () => {
      for (const [name, address, headers, target] of requestCases[host.name] ?? []) {
        const response = await get(address, { headers: { Host: name, ...headers } });
        const isRedirect = response.status() === 301;
        expect(isRedirect ? response.headers().location : undefined, name + address).toBe(target);
      }
    });
  });

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
