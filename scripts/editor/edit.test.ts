import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
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
  ['without a repository', [], 'Name the repository: npm run build:editor'],
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
