import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../test/temporary-folder';
import { hashOfSources, sources } from './sources.js';

const settings = { type: 'module', scripts: { edit: 'x' }, dependencies: { next: '1.0.0' } };

const project = temporaryFolder();
const write = (name: string, text: string) => {
  const file = path.join(project, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const writeSettings = (changed: object) =>
  write('package.json', JSON.stringify({ ...settings, ...changed }));

beforeEach(() => {
  for (const name of sources) {
    if (/\.js(on)?$/.test(name)) write(name, '{}');
    else write(`${name}/file.ts`, name);
  }
  write('scripts/editor/edit.ts', 'an editor');
  writeSettings({ devDependencies: { '@sveltia/cms': '1.0.0' } });
});

test('the owner’s answers, editor and its packages, and unit tests, are no part of what visitors get', () => {
  const before = hashOfSources(project);
  rmSync(path.join(project, 'scripts/editor'), { recursive: true });
  write('content/confirmed.txt', '24/7');
  write('components/file.test.tsx', 'a test');
  writeSettings({ scripts: {} });
  write('package-lock.json', '{ "packages": {} }');
  expect(hashOfSources(project)).toBe(before);
});

test.each([
  ['a source', () => write('scripts/file.ts', 'other')],
  ['a new source', () => write('components/other.ts', '')],
  ['a setting', () => writeSettings({ type: 'commonjs' })],
  ['a package of the site', () => writeSettings({ dependencies: { next: '1.0.1' } })],
])('%s that changes gives another hash', (_, change) => {
  const before = hashOfSources(project);
  change();
  expect(hashOfSources(project)).not.toBe(before);
});
