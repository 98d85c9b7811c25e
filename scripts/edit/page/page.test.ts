import { readFileSync } from 'node:fs';
import { allowsUrl } from '../../../model';
import { readPage } from '../../build/export/html';

const { elements } = readPage(readFileSync(`${__dirname}/index.html`, 'utf8'));
const metaOf = (name: string) =>
  elements.find(({ attributes }) => [attributes['http-equiv'], attributes.name].includes(name))
    ?.attributes.content ?? '';

/** The policy's sources by directive. */
const policy: Record<string, string[]> = Object.fromEntries(
  metaOf('Content-Security-Policy')
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name, ...sources]) => [name, sources]),
);
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
