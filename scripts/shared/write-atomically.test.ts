import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replaceFolder, writeAtomically } from './write-atomically';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual('node:fs/promises');
  return { ...real, rename: jest.fn(real.rename) };
});
const { rename } = jest.mocked(fs);
const error = (code: string) => Object.assign(new Error(code), { code });
let folder: string;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'write-'));
  const runAtOnce = (callback: () => void) => void queueMicrotask(callback);
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(runAtOnce as never);
});
afterEach(() => {
  jest.restoreAllMocks();
  rename.mockReset().mockImplementation(jest.requireActual('node:fs/promises').rename);
});

test.each(['EPERM', 'EACCES', 'EBUSY'])(
  'a file in use (%s) is written when it is free',
  async (code) => {
    const file = path.join(folder, 'a');
    await fs.writeFile(file, 'old');
    rename.mockRejectedValueOnce(error(code)).mockRejectedValueOnce(error(code));
    await writeAtomically(file, 'new');
    expect(await fs.readFile(file, 'utf8')).toBe('new');
    expect(await fs.readdir(folder)).toEqual(['a']);
  },
);

test('a file that stays in use is named with the cure, and no temporary file stays', async () => {
  rename.mockRejectedValue(error('EBUSY'));
  const file = path.join(folder, 'a');
  await expect(writeAtomically(file, 'new')).rejects.toThrow(
    /a cannot be replaced \(EBUSY\)\. Close /,
  );
  expect(await fs.readdir(folder)).toEqual([]);
});

test('equal content is not written', async () => {
  const file = path.join(folder, 'a');
  await writeAtomically(file, 'same');
  await writeAtomically(file, Buffer.from('same'));
  expect(rename).toHaveBeenCalledTimes(1);
});

test('a folder is replaced whole, or stays', async () => {
  const [old, finished] = [path.join(folder, 'out'), path.join(folder, 'part')];
  for (const target of [old, finished]) {
    await fs.mkdir(target);
    await fs.writeFile(path.join(target, 'page'), target);
  }
  rename.mockRejectedValue(error('EPERM'));
  await expect(replaceFolder(old, finished)).rejects.toThrow('out cannot be replaced');
  expect(await fs.readFile(path.join(old, 'page'), 'utf8')).toBe(old);
  rename.mockImplementation(jest.requireActual('node:fs/promises').rename);
  await replaceFolder(old, finished);
  expect(await fs.readFile(path.join(old, 'page'), 'utf8')).toBe(finished);
  expect(await fs.readdir(folder)).toEqual(['out']);
});
