import { spawn } from 'node:child_process';
import path from 'node:path';
import { localAddress } from '../dev/local-server';
import { assertPortIsFree, listen, wantedPort } from '../preview/listen';
import { readSite } from '../shared/read-site';
import { bundleEditor } from './bundle';
import { serveEditor } from './serve-editor';

/**
 * `npm run edit`: the running site, as by `npm run dev`, and so far above its port the editor of its
 * content.
 */
const above = 1000;
const port = wantedPort(above);
const editorPort = port + above;
await assertPortIsFree(editorPort);

const site = `http://localhost:${port}${siteBasePath()}/`;
const folder = path.resolve('node_modules/.cache/editor');
await bundleEditor({
  folder,
  // The editor wants to be told of a repository, though here it only asks for the folder of its name.
  backend: {
    name: 'github',
    repo: `local/${path.basename(path.resolve())}`,
    branch: 'main',
    auth_methods: ['token'],
  },
  site,
});
await listen(serveEditor(folder), editorPort, localAddress);
console.log(`
  Edit:     http://localhost:${editorPort}   in Chrome or Edge. Choose “Open the website’s folder”,
            then this one: ${path.resolve()}
  See:      ${site}   shows each save, and tells in plain words what is wrong.
`);

const dev = spawn(process.execPath, [...process.execArgv, path.resolve('scripts/dev/dev.ts')], {
  stdio: 'inherit',
});
dev.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => dev.kill(signal));

/** Where the last good content says that the site lies; before there is any, at the top. */
function siteBasePath(): string {
  try {
    return readSite().basePath;
  } catch {
    return '';
  }
}
