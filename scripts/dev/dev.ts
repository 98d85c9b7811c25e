import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { contentFolder, generatedFolder } from '../../model/load';
import { watchScripts } from '../build/bundles';
import { makeMedia } from '../media/media';
import { assertPortIsFree, readPort } from '../shared/port';
import { writeAtomically } from '../shared/write-atomically';

/**
 * `npm run dev`: generates the media, then runs `next dev`. Next shows mistakes in the content in its overlay.
 * Saving a content file generates the media again.
 */
// Next truncates the path of watch-content.cjs at #. Builds do not use that file.
if (process.cwd().includes('#'))
  throw new Error(`npm run dev does not work in a folder with # in its path: ${process.cwd()}`);
const port = readPort();
await assertPortIsFree(port);
const { basePath } = await import('../../model/content');
const manifest = path.join(generatedFolder(), 'media.json');

// One after the other: the last one has the newest files.
let made: Promise<unknown> = makeMedia();
function makeAgain() {
  made = made
    .then(() => makeMedia({ quiet: true }))
    // A mistake is Next's to show.
    .catch(({ message: mistake }) => writeAtomically(manifest, JSON.stringify({ mistake })))
    .catch(showError);
}

let timer: NodeJS.Timeout | undefined;
watch(contentFolder, { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(makeAgain, 200);
}).on('error', showError);
await made;
await watchScripts();

function showError({ message }: Error) {
  console.error(`\n${message}\n`);
}

// Next ends when this process does, however that ends: with it, the channel between them closes.
const endWithParent = "data:text/javascript,process.on('disconnect',()=>process.exit())";
const next = [
  'node_modules/next/dist/bin/next',
  'dev',
  '--hostname',
  'localhost',
  '--port',
  `${port}`,
];
spawn(process.execPath, ['--import', endWithParent, ...next], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    NODE_ENV: 'development',
    // Next would write its own files into the export, and name it in tsconfig.json.
    OUT_DIR: '.next',
    NEXT_TELEMETRY_DISABLED: '1',
    BASE_PATH: basePath,
  },
}).on('exit', (code) => process.exit(code ?? 0));
