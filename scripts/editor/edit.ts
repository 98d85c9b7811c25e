import { spawn } from 'node:child_process';
import path from 'node:path';
import { listen, readPort } from '../preview/port';
import { bundleEditor } from './bundle';
import { createEditorServer } from './serve-editor';

/** `npm run edit`: the forms, and the site as with `npm run dev`. */
const sitePort = readPort(1000);
const port = sitePort + 1000;
const site = `http://localhost:${sitePort}`;
const project = path.resolve();
const folder = path.resolve('node_modules/.cache/editor');

// Sveltia CMS asks for a repository, although it only shows the name of the folder here.
await bundleEditor(folder, { name: 'github', repo: `local/${path.basename(project)}` }, site);
await listen(createEditorServer(folder, project), port, '127.0.0.1');
console.log(`
  Forms:  http://localhost:${port}   in Chrome or Edge. Choose “Work with Local Repository”,
          then this folder: ${project}
  Site:   ${site}
`);
const env = { ...process.env, PORT: `${sitePort}` };
const command = [...process.execArgv, 'scripts/build/dev.ts'];
const dev = spawn(process.execPath, command, { env, stdio: 'inherit' });
dev.on('exit', (code) => process.exit(code ?? 0));
