import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

test('npm run edit says what a folder from a ZIP file needs', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'zip-'));
  const env = { ...process.env, CONTENT_DIR: path.resolve('e2e/fixtures/content') };
  const args = ['--import', pathToFileURL('scripts/tsx.js').href, `${__dirname}/edit.ts`];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  expect(stderr).toBe('\nThe forms need a folder of git. Once in this folder, type: git init\n\n');
  expect(status).toBe(1);
});

test.each([
  ['of no repository', ['--repository', 'site'], 'Name the repository: npm run build:editor'],
  ['beside other files', ['--repository', 'jo/site'], 'The folder editor/ holds other files.'],
])('npm run build:editor %s ends with the cure', (_, words, message) => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'editor-'));
  mkdirSync(path.join(cwd, 'editor'));
  const args = ['--import', pathToFileURL('scripts/tsx.js').href, `${__dirname}/build-editor.ts`];
  const { status, stderr } = spawnSync(process.execPath, [...args, ...words], {
    cwd,
    encoding: 'utf8',
  });
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});

test('npm run build:editor writes the forms of the folder’s repository for a host', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'editor-'));
  for (const name of ['scripts', 'model', 'content', 'package.json', 'tsconfig.json'])
    cpSync(name, path.join(cwd, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(cwd, 'node_modules'), 'junction');
  spawnSync('git', ['init', '-q'], { cwd });
  spawnSync('git', ['remote', 'add', 'origin', 'git@github.com:jo/my.site.git'], { cwd });
  const script = path.join('scripts', 'edit', 'build-editor.ts');
  const args = ['--import', './scripts/tsx.js', script, '--branch', 'live'];
  const env = { ...process.env, CONTENT_DIR: 'content' };
  const { stderr, stdout } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain('Written: editor/, the forms of jo/my.site.');
  const folder = path.join(cwd, 'editor');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(names).toEqual(expect.arrayContaining(['_headers', 'index.html', 'editor.js', 'assets']));
  const scripts = names
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const [backend = ''] = /backend:\{name:.github.[^}]*\}/.exec(scripts) ?? [];
  expect(backend).toMatch(/repo:.jo\/my\.site.,branch:.live.,auth_methods:\[.token.\]/);
  // The page of a host reads no files of this computer.
  expect(scripts.match(/isLocal:(!1|!0|true|false)/)?.[1]).toMatch(/!1|false/);
});
