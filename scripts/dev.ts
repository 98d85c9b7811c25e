import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { basePathOf } from '../content/base-path';
import type { Content } from '../content/schema';
import { refresh } from './dev/refresh';
import { createWaitingPage } from './dev/waiting-page';
import { watchContent } from './dev/watch-content';
import { packageCommand } from './package-command';
import { contentFolder, generatedFolder } from './prepare/prepare';
import { banner } from './preview/banner';
import { assertPortIsFree, listen, wantedPort } from './preview/listen';

const port = wantedPort();
await assertPortIsFree(port);

const hasGoodContent = existsSync(path.join(generatedFolder, 'content.json'));
let next: ChildProcess | undefined;
let basePath = '';
let faults: readonly string[] = [];

const waitingPage = createWaitingPage(() => faults);

/** Takes the content in, shows it, and then tells what it found; nothing when all was and is well. */
async function takeContentIn() {
  const result = await refresh();
  if ('content' in result) {
    if (faults.length > 0) console.log('\n  The content is in order again.\n');
    faults = [];
    await show(result.content);
    return;
  }
  faults = result.faults;
  await showFaults();
  console.error(`\n${result.message}\n\n  Correct and save: the site comes back by itself.\n`);
}

/** Starts Next, anew when the site moves to another sub-path: it reads that only at its start. */
async function show(content: Content) {
  const before = basePath;
  basePath = basePathOf(content.site.url);
  if (next && before === basePath) return;
  await stop();
  startNext();
  console.log(
    banner({
      content,
      folder: contentFolder,
      addresses: [`http://localhost:${port}${basePath}/`],
      inbox: 'nowhere; the form can be tried with npm start',
    }),
  );
}

/** The pages of the last good content tell its faults; without any, a page of ours does. */
async function showFaults() {
  if (next || waitingPage.listening) return;
  if (hasGoodContent) startNext();
  else await listen(waitingPage, port, '0.0.0.0');
}

function startNext() {
  next = spawn(
    process.execPath,
    [packageCommand.next, 'dev', '--webpack', '--port', String(port)],
    {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  next.once('exit', endWithNext);
}

function endWithNext(code: number | null) {
  process.exit(code ?? 0);
}

/** Frees the port. */
async function stop() {
  const old = next;
  if (old) {
    old.off('exit', endWithNext);
    await new Promise((resolve) => old.once('exit', resolve).kill());
  }
  if (waitingPage.listening) {
    waitingPage.closeAllConnections();
    await new Promise((resolve) => waitingPage.close(resolve));
  }
}

const first = takeContentIn();
// From the first moment: the first pictures take a minute, and a save in it counts too.
watchContent(contentFolder, () => first.then(takeContentIn));
// Whatever ends this command ends Next, which would else keep the port.
process.on('exit', () => next?.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => (next ? next.kill(signal) : process.exit(0)));
}
