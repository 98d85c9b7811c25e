import { existsSync } from 'node:fs';
import path from 'node:path';
import { listen, readPort } from '../shared/port';
import { runCommand } from '../shared/run-command';
import { runNext } from '../shared/run-next';
import { bundleEditor } from './bundle';
import { createEditorServer } from './serve-editor';

/** `npm run edit`: the forms, and the site as with `npm run dev`. */
runCommand(async () => {
  // The port of the forms is the one of the site plus 1000.
  const sitePort = readPort(64535);
  const port = sitePort + 1000;
  const { basePath } = await import('../../model/content');
  const site = `http://localhost:${sitePort}${basePath}`;
  const project = path.resolve();
  const folder = path.resolve('node_modules/.cache/editor');

  // Sveltia CMS opens only a folder with one.
  if (!existsSync('.git'))
    throw new Error('The forms need a folder of git. Once in this folder, type: git init');

  await bundleEditor(folder, site);
  await listen(createEditorServer(folder, project), port, '127.0.0.1');
  console.log(`
  Forms:  http://localhost:${port}   in Chrome or Edge. Choose “Work with Local Repository”,
          then this folder: ${project}
  Site:   ${site}/
`);
  process.exitCode = await runNext('dev', '--hostname', 'localhost', '--port', `${sitePort}`);
});
