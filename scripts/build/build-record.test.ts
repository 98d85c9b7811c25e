import { mkdirSync, mkdtempSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isBuiltFrom, readInputs, recordBuild } from './build-record';

const folders = ['app', 'components', 'content', 'public', 'scripts'];
const sources =
  'next.config.js package-lock.json package.json postcss.config.json tsconfig.json'.split(' ');
const project = process.cwd();
let folder: string;

/** A project with the files that the record names, and an export. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'record-'));
  for (const file of sources) writeFileSync(path.join(folder, file), '');
  for (const name of [...folders, 'public/media', 'public/scripts', 'other', 'out'])
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
  ...folders.map(
    (name) => [`a new file in ${name}/`, () => writeFileSync(`${name}/new`, '')] as const,
  ),
  ...sources.map((name) => [`a changed ${name}`, () => writeFileSync(name, 'changed')] as const),
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
  ['a generated script', () => writeFileSync('public/scripts/a.js', '')],
])('%s is no input', async (_, change) => {
  expect(await isBuiltAfter(change)).toBe(true);
});

test('no export and another content folder are not up to date', async () => {
  const inputs = readInputs('content');
  await recordBuild(inputs, 'out');
  expect(isBuiltFrom(inputs, 'elsewhere')).toBe(false);
  expect(isBuiltFrom(readInputs('./content'), 'out')).toBe(false);
});

test('beside another content folder the project’s own, with its schema, is an input too', async () => {
  await recordBuild(readInputs('other'), 'out');
  writeFileSync('content/schema.ts', '');
  expect(isBuiltFrom(readInputs('other'), 'out')).toBe(false);
});

test('two exports have records of their own', async () => {
  await recordBuild(readInputs('content'), 'out');
  mkdirSync('out2');
  expect(isBuiltFrom(readInputs('content'), 'out2')).toBe(false);
});

test('another version of Node builds the export anew', async () => {
  const { version } = process;
  const setVersion = (value: string) =>
    Object.defineProperty(process, 'version', { value, configurable: true });
  expect(await isBuiltAfter(() => setVersion('v0.0.0'))).toBe(false);
  setVersion(version);
});
