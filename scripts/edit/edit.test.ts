import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs `npm run edit` in a folder without git. */
function edit(settings: Record<string, string> = {}) {
  const cwd = mkdtempSync(path.join(tmpdir(), 'zip-'));
  const env = { ...process.env, CONTENT_DIR: path.resolve('e2e/fixtures/content'), ...settings };
  const args = ['--import', pathToFileURL(require.resolve('tsx')).href, `${__dirname}/edit.ts`];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  return { status, stderr };
}

test('npm run edit says what a folder from a ZIP file needs', () => {
  const { status, stderr } = edit();
  expect(stderr).toBe('\nThe forms need a folder of git. Once in this folder, type: git init\n\n');
  expect(status).toBe(1);
});

test('npm run edit says which ports it can use', () => {
  const stderr = '\nThe port must be a number from 1 to 64535, not "64536".\n\n';
  expect(edit({ PORT: '64536' })).toEqual({ status: 1, stderr });
});
