import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow, isSystemFile, readText } from './files';

test.each([
  ...['a/.DS_Store', '._logo.svg', 'ehthumbs.db', 'Desktop.ini', 'Icon\r'].map(
    (name) => [name, true] as const,
  ),
  ...['icon', 'thumbs.dbx', 'a.DS_Store', '.well-known', 'my-desktop.ini'].map(
    (name) => [name, false] as const,
  ),
])('%j is a file that a system wrote by itself: %s', (name, expected) => {
  expect(isSystemFile(name)).toBe(expected);
});

test('the files below a folder are named with slashes, in the same order everywhere', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  mkdirSync(path.join(folder, 'b/.well-known'), { recursive: true });
  for (const name of ['c', 'a', 'b/.well-known/x', 'b/y', 'b/.DS_Store'])
    writeFileSync(path.join(folder, name), name);
  symlinkSync('me@computer.1', path.join(folder, '.#a'));
  expect(filesBelow(folder)).toEqual(['a', 'b/.well-known/x', 'b/y', 'c']);
  expect(filesBelow(path.join(folder, 'none'))).toEqual([]);
  expect([readText(folder, 'a'), readText(folder, 'none')]).toEqual(['a', undefined]);
});
