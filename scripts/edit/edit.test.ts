import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs `npm run edit` in a folder that is not a git repository. */
function runEdit(port: number) {
  const cwd = mkdtempSync(path.join(tmpdir(), 'zip-'));
  const env = {
    ...process.env,
    CONTENT_DIR: path.resolve('e2e/fixtures/content'),
    PORT: `${port}`,
    npm_lifecycle_event: 'edit',
  };
  const args = ['--import', pathToFileURL(require.resolve('tsx')).href, `${__dirname}/edit.ts`];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  return { status, stderr };
}

const port = 3998;

test('npm run edit explains that a folder from a ZIP file needs git init', () => {
  expect(runEdit(port)).toEqual({
    status: 1,
    stderr:
      '\nThe forms only open a folder that git knows. Type this once, in this folder: git init\n\n',
  });
});

test('npm run edit suggests another port while npm start or npm run dev uses this one', async () => {
  const site = createServer().listen(port, 'localhost');
  await once(site, 'listening');
  expect(runEdit(port)).toEqual({
    status: 1,
    stderr: `\nPort ${port} is in use by another program. Use a different one: npm run edit -- --port 8080\n\n`,
  });
  site.close();
});
