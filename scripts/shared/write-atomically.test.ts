import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from './files';
import { replaceFolder } from './write-atomically';

/** Replaces a folder with the file `old` by one with the file `new`. @returns what is there then. */
async function replace(end = () => {}): Promise<string[]> {
  const parent = mkdtempSync(path.join(tmpdir(), 'folder-'));
  const folder = path.join(parent, 'out');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'old'), '');
  const replaced = replaceFolder(folder, async (unfinished) => {
    mkdirSync(unfinished);
    writeFileSync(path.join(unfinished, 'new'), '');
    end();
  });
  await replaced.catch(() => {});
  expect(readdirSync(parent)).toEqual(['out']);
  return filesBelow(folder);
}

test('a finished folder takes the place of the last one', async () => {
  expect(await replace()).toEqual(['new']);
});

test('a folder that is not finished leaves the last one as it is', async () => {
  const fail = () => {
    throw new Error('no room');
  };
  expect(await replace(fail)).toEqual(['old']);
});
