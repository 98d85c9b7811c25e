import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkAddresses, checkPublicFiles } from './check-export';

/** A folder with these files, by their texts. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

test.each([
  ['robots.txt', { 'robots.txt': 'page' }],
  ['index.html', { 'index.html': 'page' }],
  ['media/brochure.pdf', {}],
  ['scripts/own.js', {}],
])('a build stops when public/%s would not be published as it is', (name, exported) => {
  const publicFolder = folderOf({ [name]: 'own', 'privacy.html': 'own' });
  const folder = folderOf({ 'privacy.html': 'own', ...exported });
  expect(() => checkPublicFiles(folder, publicFolder)).toThrow(
    new RegExp(`Rename or move yours:\npublic/${name}$`),
  );
});

test.each(['media/a.0123456789.avif', 'media/a.0123456789.avif.1-2.part', 'scripts/a-ABCD2345.js'])(
  'a build may leave out %s of another build',
  (name) => {
    checkPublicFiles(folderOf({}), folderOf({ [name]: '' }));
  },
);

test('O3 a link to a file with accents that macOS wrote says to rename the file', () => {
  const folder = folderOf({ ['Prix\u00e9.pdf'.normalize('NFD')]: '' });
  const links = [{ url: '/Prix\u00e9.pdf', name: 'Prices' }];
  expect(() => checkAddresses(folder, { links })).toThrow(
    'found /Prix\u00e9.pdf, expected a file’s name without accents: rename public/',
  );
});

test.each([
  ['/', '/privacy', '/privacy.html?from=footer#top', '/house%20rules.pdf', 'https://law.ca/100%'],
  ['/tag.js'],
  ['/100%.html'],
])('O3 a build finds the files to which %s and others lead, or stops', (...addresses) => {
  const folder = folderOf({ 'index.html': '', 'privacy.html': '', 'house rules.pdf': '' });
  const check = (site: Parameters<typeof checkAddresses>[1]) => () => checkAddresses(folder, site);
  for (const site of [
    { links: addresses.map((url) => ({ url, name: 'A link' })) },
    { scripts: addresses.map((src) => ({ src, hosts: [] })) },
  ]) {
    if (addresses[0] === '/') expect(check(site)).not.toThrow();
    else expect(check(site)).toThrow(`found ${addresses[0]}, expected the address`);
  }
});
