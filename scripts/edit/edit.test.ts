import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

test('npm run edit explains that a folder from a ZIP file needs git init', () => {
  // A folder that is not a git repository.
  const cwd = mkdtempSync(path.join(tmpdir(), 'zip-'));
  const env = { ...process.env, CONTENT_DIR: path.resolve('e2e/fixtures/content') };
  const args = ['--import', pathToFileURL(require.resolve('tsx')).href, `${__dirname}/edit.ts`];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  expect(stderr).toBe(
    '\nThe forms only open a folder that git knows. Type this once, in this folder: git init\n\n',
  );
  expect(status).toBe(1);
});
