import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject, runInCopy } from '../../scripts/test/project-copy';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();

test('two builds of the same sources in two folders are the same, byte for byte', () => {
  // Half a minute on a quiet machine.
  test.setTimeout(600_000);
  const copy = copyProject();
  try {
    runInCopy(copy, 'tsx', ['scripts/build/build.ts']);
    const other = path.join(copy, 'out');
    expect(filesIn(other)).toEqual(filesIn('out'));
    const bytes = (folder: string, file: string) => readFileSync(path.join(folder, file));
    const differing = filesIn('out').filter(
      (file) => !bytes('out', file).equals(bytes(other, file)),
    );
    expect(differing).toEqual([]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
