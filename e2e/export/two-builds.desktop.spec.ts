import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { builtCopies } from '../../scripts/test/built-copies';
import { twin } from '../../scripts/test/twin';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();

test('two builds in two folders, one without the owner’s editor, are the same, byte for byte', () => {
  // Half a minute, unless `npm test` has built it.
  test.setTimeout(600_000);
  const [other = ''] = builtCopies(twin);
  expect(filesIn(other)).toEqual(filesIn('out'));
  const bytes = (folder: string, file: string) => readFileSync(path.join(folder, file));
  const differing = filesIn('out').filter((file) => !bytes('out', file).equals(bytes(other, file)));
  expect(differing).toEqual([]);
});
