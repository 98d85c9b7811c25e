/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOfSources, sources } from './sources.js';

const lock = {
  packages: {
    '': { devDependencies: { '@sveltia/cms': '1.0.0', next: '1.0.0' } },
    'node_modules/@sveltia/cms': { version: '1.0.0', dependencies: { leaflet: '1.0.0' } },
    'node_modules/leaflet': { version: '1.0.0' },
    'node_modules/next': { version: '1.0.0', dependencies: { postcss: '1.0.0' } },
    'node_modules/next/node_modules/postcss': { version: '1.0.0' },
    'node_modules/postcss': { version: '2.0.0' },
  },
};

let project: string;
const write = (name: string, text: string) => {
  const file = path.join(project, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const writeLock = (changed: object) =>
  write('package-lock.json', JSON.stringify({ packages: { ...lock.packages, ...changed } }));

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'sources-'));
  for (const name of sources) {
    if (/\.js(on)?$/.test(name)) write(name, '{}');
    else write(`${name}/file.ts`, name);
  }
  write('scripts/editor/edit.ts', 'an editor');
  write(
    'package.json',
    JSON.stringify({ type: 'module', scripts: { edit: 'x' }, ...lock.packages[''] }),
  );
  writeLock({});
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

test('the owner’s editor and its packages are no part of what visitors get', () => {
  const before = hashOfSources(project);
  rmSync(path.join(project, 'scripts/editor'), { recursive: true });
  write('package.json', JSON.stringify({ type: 'module', devDependencies: { next: '1.0.0' } }));
  writeLock({
    '': { devDependencies: { next: '1.0.0' } },
    'node_modules/@sveltia/cms': undefined,
    'node_modules/leaflet': undefined,
  });
  expect(hashOfSources(project)).toBe(before);
});

test.each([
  ['a source', () => write('scripts/file.ts', 'other')],
  ['a new source', () => write('components/other.ts', '')],
  ['a setting', () => write('package.json', JSON.stringify({ type: 'commonjs' }))],
  ['a package', () => writeLock({ 'node_modules/next': { version: '1.0.1' } })],
  [
    'a package’s own package',
    () => writeLock({ 'node_modules/next/node_modules/postcss': { version: '1.0.1' } }),
  ],
])('%s that changes gives another hash', (_, change) => {
  const before = hashOfSources(project);
  change();
  expect(hashOfSources(project)).not.toBe(before);
});

test('the project’s own packages are all found', () => {
  cpSync('package-lock.json', path.join(project, 'package-lock.json'));
  const before = hashOfSources(project);
  const real = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const name of ['next', 'react', 'framer-motion', 'sharp', 'esbuild']) {
    const place = `node_modules/${name}`;
    const changed = { ...real.packages[place], integrity: 'other' };
    write(
      'package-lock.json',
      JSON.stringify({ packages: { ...real.packages, [place]: changed } }),
    );
    expect(hashOfSources(project)).not.toBe(before);
  }
});
