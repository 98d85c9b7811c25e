import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../../scripts/shared/files-below';
import { builtCopies } from '../../scripts/test/built-copies';
import { twin } from '../../scripts/test/twin';

test('two builds in two folders, one without the owner’s editor, are the same, byte for byte', () => {
  // Half a minute, unless `npm test` has built it.
  test.setTimeout(600_000);
  const [other = ''] = builtCopies(twin);
  expect(filesBelow(other)).toEqual(filesBelow('out'));
  const bytes = (folder: string, file: string) => readFileSync(path.join(folder, file));
  const differing = filesBelow('out').filter(
    (file) => !bytes('out', file).equals(bytes(other, file)),
  );
  expect(differing).toEqual([]);
});
