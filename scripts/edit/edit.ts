import { existsSync } from 'node:fs';
import path from 'node:path';
import { assertPortIsFree, listen, readPort } from '../shared/port';
import { runCommand } from '../shared/run-command';
import { runNext } from '../shared/run-next';
import { bundleEditor } from './bundle';
import { createEditorServer } from './serve-editor';

// `npm run edit` serves the forms, and the site the way `npm run dev` does.

runCommand(async () => {
  // The forms use the site's port plus 1000.
  const sitePort = readPort(64535);
  const port = sitePort + 1000;
  // For example while `npm start` runs.
  await assertPortIsFree(sitePort, 'localhost');
  const { basePath } = await import('../../model/content');
  const site = `http://localhost:${sitePort}${basePath}`;
  const project = path.resolve();
  const folder = path.resolve('node_modules/.cache/editor');

  // Sveltia CMS only opens a folder that contains .git.
  if (!existsSync('.git'))
    throw new Error(
      'The forms only open a folder that git knows. Type this once, in this folder: git init',
    );

  await bundleEditor(folder, site);
  await listen(createEditorServer(folder, project), port, '127.0.0.1');
  console.log(`
  Forms:  http://localhost:${port}   Open this in Chrome or Edge, choose “Work with Local Repository”
          and then this folder: ${project}
  Site:   ${site}/
`);
  process.exitCode = await runNext('dev', '--hostname', 'localhost', '--port', `${sitePort}`);
});
