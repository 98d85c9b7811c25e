import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../test/temporary-folder';
import { isBuilt, rememberBuild } from './last-build';

const from = { sources: 'these sources', prepared: 'these pictures' };

const project = temporaryFolder();
const out = path.join(project, 'out');
beforeEach(() => {
  mkdirSync(path.join(out, 'media'), { recursive: true });
  writeFileSync(path.join(out, 'index.html'), 'Home');
  writeFileSync(path.join(out, 'media', 'a.avif'), 'a picture');
  rememberBuild(out, from);
});

test('an export of the same sources need not be built again', () => {
  expect(isBuilt(out, from)).toBe(true);
  expect(isBuilt(out, { sources: 'these sources' })).toBe(true);
});

test.each<[string, () => void]>([
  ['is gone', () => rmSync(out, { recursive: true })],
  ['lacks a file', () => rmSync(path.join(out, 'media', 'a.avif'))],
  ['has a damaged file', () => writeFileSync(path.join(out, 'media', 'a.avif'), 'b picture')],
  ['has a file too many', () => writeFileSync(path.join(out, 'notes.txt'), 'mine')],
  [
    'was left by a build that broke off',
    () => rmSync(path.join(project, '.next'), { recursive: true }),
  ],
])('an export that %s is built again', (_, harm) => {
  harm();
  expect(isBuilt(out, from)).toBe(false);
});

test('so is one of other sources', () => {
  expect(isBuilt(out, { ...from, sources: 'others' })).toBe(false);
  expect(isBuilt(out, { ...from, prepared: 'others' })).toBe(false);
});
