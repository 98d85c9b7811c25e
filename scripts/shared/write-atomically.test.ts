import { mkdir, mkdtemp, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replaceFolder, writeAtomically } from './write-atomically';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'write-'));
});

test('a file is replaced, and no temporary file stays', async () => {
  const file = path.join(folder, 'new/a');
  await writeAtomically(file, 'old');
  await writeAtomically(file, 'new');
  expect(await readFile(file, 'utf8')).toBe('new');
  expect(await readdir(path.dirname(file))).toEqual(['a']);
});

test('equal content is not written', async () => {
  const file = path.join(folder, 'a');
  await writeAtomically(file, 'same');
  await utimes(file, 1, 1);
  await writeAtomically(file, Buffer.from('same'));
  expect((await stat(file)).mtimeMs).toBe(1000);
});

test('a folder is replaced whole', async () => {
  const [old, finished] = [path.join(folder, 'out'), path.join(folder, 'part')];
  for (const target of [old, finished]) {
    await mkdir(target);
    await writeFile(path.join(target, path.basename(target)), '');
  }
  await replaceFolder(old, finished);
  expect(await readdir(old)).toEqual(['part']);
  expect(await readdir(folder)).toEqual(['out']);
});
