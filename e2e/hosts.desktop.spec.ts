import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { everywhere } from '../scripts/post-process/headers';
import { filesBelow } from '../scripts/shared/files-below';
import { hosts, type RunningHost, startHost } from './hosts/servers';
import { routes } from './routes';

/** One table of expectations, run over every server of hosting/ that this machine can run. */
test.describe.configure({ mode: 'default' });

const files = filesBelow('out').map((file) => `/${file}`);
const notPublished = ['/_headers', '/.nojekyll'];
const published = files.filter((file) => !file.endsWith('.html') && !notPublished.includes(file));
/** Servers know files by folder and ending: one of each says it of all. */
const oneOfEach = [
  ...new Map(published.map((file) => [path.dirname(file) + path.extname(file), file])).values(),
];
const isHashed = (file: string) => /^\/(_next\/static|media)\//.test(file);
const one = (ending: string, among = published) => {
  const found = among.find((file) => file.endsWith(ending));
  if (!found) throw new Error(`The export has no file that ends in ${ending}.`);
  return found;
};

const types: Record<string, RegExp> = {
  '.html': /^text\/html; *charset=utf-8$/i,
  '.txt': /^text\/plain/,
  '.js': /^(text|application)\/javascript/,
  '.css': /^text\/css/,
  '.svg': /^image\/svg\+xml/,
  '.avif': /^image\/avif$/,
  '.png': /^image\/png$/,
  '.jpg': /^image\/jpeg$/,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  '.woff2': /^font\/woff2$/,
  '.xml': /^(text|application)\/xml/,
  '.webmanifest': /^application\/manifest\+json/,
};

/** Other addresses of a page and the one that they must lead to. */
const variants = [
  ['/services/', '/services'],
  ['/services.html', '/services'],
  ['/contact.html?from=card', '/contact?from=card'],
  ['/index.html', '/'],
  ['/index', '/'],
] as const;

const unknown = [
  '/no-such-page',
  '/no-such-page.html',
  '/no-such-page/',
  '/services/no-such-page',
  '/a/b/c/d',
  '/a/b/c/d/',
  '/gallery.php',
  '/media/',
  '/_next/static/chunks/no-such-file.js',
  '/services/__next.no-such-data.txt',
];

/** Addresses made to look like redirects to another site, or to add a header. */
const traps = [
  '//evil.example/',
  '//evil.example/index.html',
  '/%5Cevil.example.html',
  '/%0d%0aX-Evil:%201.html',
];

for (const host of Object.values(hosts)) {
  test.describe(host.name, () => {
    let running: RunningHost;

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      running = await startHost(host, { folder: 'out', basePath: '' });
    });
    test.afterAll(() => running?.stop());

    const ask = (address: string, init: RequestInit = {}) =>
      fetch(running.origin + address, { redirect: 'manual', ...init });
    const header = (response: Response, name: string) => response.headers.get(name) ?? '';

    test('gives each page at its clean address', async () => {
      for (const route of routes) {
        const response = await ask(route);
        expect(response.status, route).toBe(200);
        expect(header(response, 'content-type'), route).toMatch(types['.html'] ?? '');
        const file = route === '/' ? 'index.html' : `${route}.html`;
        expect(await response.text(), route).toBe(readFileSync(path.join('out', file), 'utf8'));
      }
    });

    test('leads from other addresses of a page to its own by one redirect', async () => {
      for (const [from, to] of variants) {
        const response = await ask(from);
        expect([301, 307, 308], from).toContain(response.status);
        const target = new URL(header(response, 'location'), running.origin + from);
        expect(target.href, from).toBe(running.origin + to);
        expect((await ask(to)).status, to).toBe(200);
      }
    });

    test('answers unknown paths at any depth with status 404 and our page', async () => {
      const page = readFileSync('out/404.html', 'utf8');
      for (const address of unknown) {
        const response = await fetch(running.origin + address);
        expect(response.status, address).toBe(404);
        expect(header(response, 'content-type'), address).toMatch(types['.html'] ?? '');
        expect(await response.text(), address).toBe(page);
      }
    });

    test('never leads to another site and lets nobody add a header', async () => {
      for (const address of traps) {
        const response = await ask(address);
        const location = response.headers.get('location');
        const target = new URL(location ?? '/', running.origin);
        expect(target.origin, address).toBe(running.origin);
        expect(response.headers.has('x-evil'), address).toBe(false);
      }
    });

    test('keeps its settings to itself', async () => {
      for (const address of ['/_headers', '/.htaccess', '/.git/config']) {
        expect((await ask(address)).status, address).toBe(404);
      }
    });

    test('gives every kind of file with its type and its time in the cache', async () => {
      for (const file of oneOfEach) {
        const response = await ask(encodeURI(file));
        await response.arrayBuffer();
        expect(response.status, file).toBe(200);
        expect(header(response, 'content-type'), file).toMatch(types[path.extname(file)] ?? /^$/);
        const cache = header(response, 'cache-control');
        if (isHashed(file)) expect(cache, file).toBe('public, max-age=31536000, immutable');
        else expect(cache, file).toMatch(/no-cache|max-age=0, must-revalidate/);
      }
    });

    test('has pages and what is missing asked for again each time', async () => {
      const missing = ['/no-such-page', '/_next/static/chunks/no-such-file.js'];
      // Cloudflare has too few header rules to name each picture; see scripts/post-process/headers.ts.
      if (host !== hosts.cloudflare) missing.push('/media/no-such-picture.avif');
      for (const address of [...routes, ...missing]) {
        const cache = header(await ask(address), 'cache-control');
        expect(cache, address).toMatch(/^(no-cache|public, max-age=0, must-revalidate)$/);
      }
    });

    test('compresses text', async () => {
      const texts = ['/', '/services', '/services.txt', one('.js'), one('.css')];
      for (const address of texts) {
        for (const encoding of ['gzip', 'gzip, deflate, br, zstd']) {
          const response = await ask(address, { headers: { 'accept-encoding': encoding } });
          expect(header(response, 'content-encoding'), address).toMatch(/^(gzip|br|zstd)$/);
          // Cloudflare compresses on the way out, behind its own caches.
          if (host === hosts.cloudflare) continue;
          expect(header(response, 'vary'), address).toMatch(/accept-encoding/i);
        }
      }
      const plain = await ask('/', { headers: { 'accept-encoding': 'identity' } });
      expect(header(plain, 'content-encoding')).toBe('');
    });

    test('answers a conditional request with 304, compressed or not', async () => {
      for (const address of ['/', '/services', '/services.txt', one('.avif'), one('.js')]) {
        for (const encoding of ['identity', 'gzip', 'gzip, br']) {
          const headers = { 'accept-encoding': encoding };
          const etag = header(await ask(address, { headers }), 'etag');
          expect(etag, address).not.toBe('');
          const again = await ask(address, { headers: { ...headers, 'if-none-match': etag } });
          expect(again.status, `${address} ${encoding}`).toBe(304);
        }
      }
    });

    test('answers a range of a picture with that range', async () => {
      test.skip(
        host === hosts.cloudflare,
        'its local runtime ignores ranges; its network does not',
      );
      const picture = one('.avif');
      const bytes = readFileSync(path.join('out', picture));
      const response = await ask(picture, { headers: { range: 'bytes=10-109' } });
      expect(response.status).toBe(206);
      expect(header(response, 'content-range')).toBe(`bytes 10-109/${bytes.length}`);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes.subarray(10, 110));
    });

    test('answers HEAD as GET, without a body', async () => {
      for (const address of ['/', '/services', '/no-such-page', one('.avif')]) {
        const [get, head] = await Promise.all([ask(address), ask(address, { method: 'HEAD' })]);
        expect(head.status, address).toBe(get.status);
        for (const name of ['content-type', 'cache-control', 'etag']) {
          expect(header(head, name), `${address} ${name}`).toBe(header(get, name));
        }
        expect(await head.text(), address).toBe('');
      }
    });

    test('sends the security headers with everything', async () => {
      test.skip(host === hosts.preview, 'it is only for this computer');
      const addresses = [
        '/',
        '/services',
        '/services.html',
        '/no-such-page',
        one('.js'),
        one('.avif'),
      ];
      for (const address of addresses) {
        const response = await ask(address);
        for (const [name, value] of Object.entries(everywhere)) {
          expect(header(response, name), `${address} ${name}`).toContain(value);
        }
      }
      const policies = {
        'same-origin': ['/', '/services', one('.css')],
        'cross-origin': [one('.avif'), one('.png')],
      };
      for (const [policy, files] of Object.entries(policies)) {
        for (const file of files) {
          const answer = header(await ask(file), 'cross-origin-resource-policy');
          expect(answer, file).toBe(policy);
        }
      }
    });
  });
}
