import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject, runInCopy } from '../../scripts/test/project-copy';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();

/** As if the project had never had the forms of `npm run edit`. */
function removeEditor(project: string) {
  rmSync(path.join(project, 'scripts/editor'), { recursive: true });
  rmSync(path.join(project, 'node_modules/@sveltia'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) {
    const file = path.join(project, name);
    const lines = readFileSync(file, 'utf8').split('\n');
    const others = lines.filter((line) => !/"(edit|build:editor|@sveltia\/cms)": "/.test(line));
    const text = others.join('\n').replace('"node_modules/@sveltia/cms": {', '"removed": {');
    writeFileSync(file, text);
  }
}

test('two builds in two folders, one without the owner’s editor, are the same, byte for byte', () => {
  // Half a minute on a quiet machine.
  test.setTimeout(600_000);
  const copy = copyProject();
  try {
    removeEditor(copy);
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
