import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { basePathOf } from '../../content/model/base-path';
import type { Content } from '../../content/model/schema';
import { generatedFolder } from '../prepare/generated';
import { contentFolder } from '../prepare/prepare';
import { banner } from '../preview/banner';
import { assertPortIsFree, listen, wantedPort } from '../preview/listen';
import { localAddress } from './local-server';
import { refresh } from './refresh';
import { createWaitingPage } from './waiting-page';
import { watchContent } from './watch-content';

const port = wantedPort();
await assertPortIsFree(port, localAddress);

const hasGoodContent = existsSync(path.join(generatedFolder, 'content.json'));
let next: ChildProcess | undefined;
let basePath = '';
let issues: readonly string[] = [];

const waitingPage = createWaitingPage(() => issues);

/** Takes the content in, shows it, and then tells what it found; nothing when all was and is well. */
async function takeContentIn() {
  const result = await refresh();
  if ('content' in result) {
    if (issues.length > 0) console.log('\n  The content is in order again.\n');
    issues = [];
    await show(result.content);
    return;
  }
  issues = result.issues;
  await showIssues();
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

/** The pages of the last good content tell its issues; without any, a page of ours does. */
async function showIssues() {
  if (next || waitingPage.listening) return;
  if (hasGoodContent) startNext();
  else await listen(waitingPage, port, localAddress);
}

function startNext() {
  next = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/next-server.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      NODE_ENV: 'development',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
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
