import { readFileSync } from 'node:fs';
import { allowsUrl, readPolicy } from '../../../model';
import { readPage } from '../../build/export/html';

const { elements } = readPage(readFileSync(`${__dirname}/index.html`, 'utf8'));
const metaOf = (name: string) =>
  elements.find(({ attributes }) => [attributes['http-equiv'], attributes.name].includes(name))
    ?.attributes.content ?? '';
const policy = readPolicy(metaOf('Content-Security-Policy'));
const allows = (directive: string, address: string) =>
  allowsUrl(policy[directive] ?? policy['default-src'] ?? [], address, 'https://forms.example');

test('the forms, which hold a token of GitHub, run no other script and ask GitHub alone', () => {
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['form-action']).toEqual(["'none'"]);
  for (const address of ['https://api.github.com/user', 'blob:a', 'data:a', '/content/site.yaml'])
    expect(allows('connect-src', address)).toBe(true);
  for (const directive of ['connect-src', 'img-src', 'font-src', 'frame-src', 'object-src'])
    expect(allows(directive, 'https://other.example/a')).toBe(false);
  for (const address of ['blob:a', 'data:a', '/assets/a.png'])
    expect(allows('img-src', address)).toBe(true);
});

test('the forms are in no search results and no frame, and a mistake is read out', () => {
  expect(metaOf('robots')).toBe('noindex');
  expect(metaOf('viewport')).toContain('width=device-width');
  const headers = readFileSync(`${__dirname}/_headers`, 'utf8');
  for (const line of [
    "Content-Security-Policy: frame-ancestors 'none'",
    'X-Robots-Tag: noindex',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: no-referrer',
    'Cache-Control: no-cache',
  ])
    expect(headers).toContain(`\n  ${line}\n`);
  expect(headers).toMatch(/^\/\*$/m);
  expect(elements.find(({ attributes }) => attributes.id === 'mistakes')?.attributes.role).toBe(
    'alert',
  );
});
