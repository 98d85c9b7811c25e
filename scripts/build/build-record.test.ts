import { cpSync, mkdirSync, mkdtempSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isBuiltFrom, readInputs, recordBuild } from './build-record';

const project = process.cwd();
let folder: string;

/** A project with the files that the record names, and an export. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'record-'));
  const sources = 'next.config.js package-lock.json package.json';
  for (const file of `${sources} postcss.config.json tsconfig.json`.split(' '))
    cpSync(file, path.join(folder, file), { preserveTimestamps: true });
  for (const name of ['app', 'components', 'content', 'hosting', 'public/media', 'scripts', 'out'])
    mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'content/site.yaml'), 'name: Clear');
  process.chdir(folder);
});
afterEach(() => process.chdir(project));

async function isBuiltAfter(change: () => void) {
  await recordBuild(readInputs('content'), 'out');
  expect(isBuiltFrom(readInputs('content'), 'out')).toBe(true);
  change();
  return isBuiltFrom(readInputs('content'), 'out');
}

test.each<readonly [string, () => void]>([
  ['a changed file', () => writeFileSync('content/site.yaml', 'name: Clear Panes')],
  ['an older file in its place', () => utimesSync('content/site.yaml', 1, 1)],
  ...['app', 'components', 'hosting', 'public', 'scripts'].map(
    (name) => [`a new file in ${name}/`, () => writeFileSync(`${name}/new`, '')] as const,
  ),
])('an export is not built from %s', async (_, change) => {
  expect(await isBuiltAfter(change)).toBe(false);
});

test.each([
  ['a file of the system', () => writeFileSync('content/.DS_Store', '')],
  [
    'a link to nothing, as Emacs makes it',
    () => symlinkSync('me@computer.1', 'content/.#site.yaml'),
  ],
  ['a generated picture', () => writeFileSync('public/media/a.avif', '')],
])('%s is no input', async (_, change) => {
  expect(await isBuiltAfter(change)).toBe(true);
});

test('no export and another content folder are not up to date', async () => {
  const inputs = readInputs('content');
  await recordBuild(inputs, 'out');
  expect(isBuiltFrom(inputs, 'elsewhere')).toBe(false);
  expect(isBuiltFrom(readInputs('./content'), 'out')).toBe(false);
});
