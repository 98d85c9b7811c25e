import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../shared/write-whole';
import { temporaryFolder } from '../test/temporary-folder';
import { removeUnused } from './remove-unused';

const folder = temporaryFolder();

test('only what the site uses stays, and no half-written file', async () => {
  const names = ['patio-320.aa.avif', 'patio-320.aa.avif.77.part', 'old.bb.avif', 'font.cc.woff2'];
  for (const name of names) writeFileSync(path.join(folder, name), '');
  await removeUnused(folder, JSON.stringify(['/media/patio-320.aa.avif', '/media/font.cc.woff2']));
  expect(readdirSync(folder).sort()).toEqual(['font.cc.woff2', 'patio-320.aa.avif']);
});

test('a file is written whole, and nothing stays beside it', async () => {
  const file = path.join(folder, 'patio.avif');
  await writeWhole(file, 'first');
  await writeWhole(file, 'second');
  expect(readdirSync(folder)).toEqual(['patio.avif']);
  expect(readFileSync(file, 'utf8')).toBe('second');
});
