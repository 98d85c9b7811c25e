import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { paths } from '../../content/schema';
import { ask, type atRoot, origin } from './describe-host';

/** Files whose names hold a hash, that are not there. */
export const missing = ['/media/none.avif', '/scripts/none.js', '/_next/static/media/none.woff2'];

/** What holds on every host, whatever it lacks. */
export function addresses({ folder, basePath: base }: typeof atRoot) {
  test('gives each page at its address, and other addresses lead there', async () => {
    for (const path of paths) {
      const response = await ask(base + path, { redirect: 'follow' });
      expect(response.status, path).toBe(200);
      const name = path === '/' ? '/index' : path;
      expect(await response.text()).toBe(readFileSync(`${folder}${name}.html`, 'utf8'));
      // There Apache adds a slash.
      if (path === '/gallery') continue;
      for (const other of [`${name}.html?a=1`, path === '/' ? '/index?a=1' : `${path}/?a=1`]) {
        const redirect = await ask(base + other);
        expect([301, 308], other).toContain(redirect.status);
        const target = new URL(redirect.headers.get('location') ?? '', origin());
        expect(target.href, other).toBe(`${origin()}${base}${path}?a=1`);
      }
    }
  });

  test('shows the page where an earlier site left a folder of its name, after one redirect at most', async () => {
    for (const address of ['/gallery', '/gallery/']) {
      const first = await ask(base + address);
      const second = first.headers.get('location');
      const page = second ? await fetch(new URL(second, origin()), { redirect: 'manual' }) : first;
      expect(page.status, address).toBe(200);
      expect(await page.text()).toBe(readFileSync(`${folder}/gallery.html`, 'utf8'));
    }
    expect(await (await ask(`${base}/gallery/photo.txt`)).text()).toBe('a photo');
  });

  test('gives the files of public/ at their own addresses', async () => {
    const text = await (await ask(`${base}/google1a.html`)).text();
    expect(text).toBe('google-site-verification: google1a.html');
    expect((await ask(`${base}/.well-known/security.txt`)).status).toBe(200);
  });

  test('answers with our page and status 404 where nothing is', async () => {
    const notFound = readFileSync(`${folder}/404.html`, 'utf8');
    const nothing = ['/none', '/none.html', '/none/', '/services/none', '/a/b/c', '/gallery.php'];
    const folders = ['/media/', '/_next/', '/scripts/'];
    const hidden = [
      '/_headers',
      '/_headers/',
      '/_redirects',
      '/_redirects/',
      '/%5fheaders',
      '/.htaccess',
      '/.git/config',
      '/404',
      '/404/',
      '/404.html',
    ];
    for (const address of [...nothing, ...missing, ...folders, ...hidden]) {
      const response = await ask(base + address);
      expect(response.status, address).toBe(404);
      expect(await response.text(), address).toBe(notFound);
    }
    // Apache answers 400 or 404 by itself.
    const withNull = await ask(`${base}/contact%00.html`);
    expect([400, 404]).toContain(withNull.status);
    // Some servers add the slash first.
    expect((await ask(`${base}/media`, { redirect: 'follow' })).status).toBe(404);
  });

  test('never leads to another site', async () => {
    for (const address of ['//a.example/services/', '//a.example/index', '/%5Ca.example.html']) {
      const location = (await ask(address)).headers.get('location') ?? '';
      expect(new URL(location, origin()).origin, address).toBe(origin());
    }
  });
}
