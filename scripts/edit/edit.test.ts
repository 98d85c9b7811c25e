import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

test('npm run edit says what a folder from a ZIP file needs', () => {
  // A folder without git.
  const cwd = mkdtempSync(path.join(tmpdir(), 'zip-'));
  const env = { ...process.env, CONTENT_DIR: path.resolve('e2e/fixtures/content') };
  const args = ['--import', pathToFileURL(require.resolve('tsx')).href, `${__dirname}/edit.ts`];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  expect(stderr).toBe('\nThe forms need a folder of git. Once in this folder, type: git init\n\n');
  expect(status).toBe(1);
});
