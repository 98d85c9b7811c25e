import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '../../model';
import { finishExport } from '../../scripts/build/export/export';

const site = {
  url: 'https://clear.ca',
  form: { id: 'preview' },
  feed: { provider: 'sample' as const },
};
const scriptKey = 'a-key';
/** Of a script that stays. */
export const keep = `data-keep="${scriptKey}"`;
/** The head that Next writes. */
export const head =
  '<meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/a.css"/><style data-precedence="p">b{top:0}</style><title>T</title>';
const pageOf = (body: string, inHead = head) =>
  `<!DOCTYPE html><html><head>${inHead}</head><body>${body}</body></html>`;

/** An export as Next writes it, with this body on each page. */
export function exported(body: string, inHead?: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  mkdirSync(path.join(folder, '_next/static/chunks'), { recursive: true });
  mkdirSync(path.join(folder, '_next/static/media'));
  for (const name of ['services', 'scripts', '_next/other']) mkdirSync(path.join(folder, name));
  mkdirSync(path.join(folder, 'media'));
  for (const name of ['used.avif', 'other.avif'])
    writeFileSync(path.join(folder, 'media', name), '');
  writeFileSync(path.join(folder, 'scripts/other-ABCD2345.js'), '');
  writeFileSync(path.join(folder, '_next/static/chunks/a.css'), 'p{color:red}');
  writeFileSync(path.join(folder, '_next/static/chunks/a.js'), 'next()');
  writeFileSync(path.join(folder, '_next/static/media/font.1a.woff2'), '');
  for (const name of ['services.txt', '__next._tree.txt', '_not-found.txt', '_not-found.html'])
    writeFileSync(path.join(folder, name), 'data');
  writeFileSync(path.join(folder, 'scripts/own-ABCD2345.js'), 'own()');
  writeFileSync(path.join(folder, 'own.SVG'), '<svg/>');
  writeFileSync(path.join(folder, 'robots.txt'), 'rules');
  writeFileSync(path.join(folder, 'google123.html'), 'google-site-verification');
  writeFileSync(path.join(folder, '_headers'), '/a.pdf\n  X-Own: 1\n');
  for (const name of ['.DS_Store', 'Thumbs.db', '._robots.txt'])
    writeFileSync(path.join(folder, name), '');
  for (const address of [...paths, '/404'])
    writeFileSync(path.join(folder, `${address.slice(1) || 'index'}.html`), pageOf(body, inHead));
  return folder;
}

export const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');
/** Finishes it, with these settings besides those of a plain site. */
export const finish = (folder: string, settings: object = {}, basePath = '') =>
  finishExport(folder, {
    site: { ...site, ...settings },
    basePath,
    used: '/media/used.avif /scripts/own-ABCD2345.js',
    scriptKey,
  });
