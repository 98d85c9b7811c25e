import { spawn } from 'node:child_process';
import { watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedFolder } from '../../content/schema/content-folder';
import { makeMedia } from '../media/media';
import { assertPortIsFree, readPort } from '../preview/port';
import { exitWithMessage } from './exit-with-message';

/**
 * `npm run dev`: generates the media, then runs `next dev`. Next shows mistakes in the content in its overlay.
 * Saving a content file generates the media again.
 */
const { CONTENT_DIR = 'content' } = process.env;
// Next truncates the path of the content loader at #. Builds do not use that loader.
if (process.cwd().includes('#')) {
  exitWithMessage(`npm run dev does not work in a folder with # in its path: ${process.cwd()}`);
}
await assertPortIsFree(readPort());
const { basePath } = await import('../../content/schema').catch(exitWithMessage);
await makeMedia({ contentFolder: CONTENT_DIR }).catch(exitWithMessage);

let timer: NodeJS.Timeout | undefined;
watch(CONTENT_DIR, { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(makeAgain, 200);
});

function makeAgain() {
  // A mistake is Next's to show.
  makeMedia({ contentFolder: CONTENT_DIR, quiet: true }).catch(({ message: mistake }) =>
    writeFileSync(
      path.join(generatedFolder(CONTENT_DIR), 'media.json'),
      JSON.stringify({ mistake }),
    ),
  );
}

spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, BASE_PATH: basePath },
}).on('exit', (code) => process.exit(code ?? 0));
