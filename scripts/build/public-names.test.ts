import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPublicNames } from './public-names';

function check(...names: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'public-'));
  for (const name of names) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), '');
  }
  return () => checkPublicNames(folder);
}

test.each([
  ...['robots.txt', 'sitemap.xml', 'index.html', 'Services.html', '404.html'],
  ...['licenses.txt', 'manifest.webmanifest', '_next', 'contact.html'],
  ...['media/brochure.pdf', 'scripts/own.js'],
])('public/%s stops the build with its name', (name) => {
  expect(check(name, 'privacy.html')).toThrow(new RegExp(`Rename yours:\npublic/${name}$`));
});

test('files with other names, and those of an earlier build, are accepted', () => {
  const made = [
    'media/.DS_Store',
    'media/a.0123456789.avif.7-1.part',
    'media/logo.0123456789.svg',
    'scripts/contact-form-ABCD2345.js',
  ];
  const own = ['privacy.html', 'services/prices.pdf', '_headers', '_redirects', 'favicon.ico'];
  expect(check(...made, ...own)).not.toThrow();
});
