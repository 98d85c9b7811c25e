import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { basePathOf } from '../../content/schema/base-path';
import type { Content } from '../../content/schema/schema';
import { generatedFolder } from '../prepare/generated';
import { contentFolder, type Prepared, tellNotes } from '../prepare/prepare';
import { banner } from '../preview/banner';
import { assertPortIsFree, listen, wantedPort } from '../preview/listen';
import { stopServer } from '../shared/stop-server';
import { localAddress } from './local-server';
import { type Faults, faultsNow, refresh } from './refresh';
import { createWaitingPage } from './waiting-page';
import { watchContent } from './watch-content';

const port = wantedPort();
await assertPortIsFree(port, localAddress);

const hasGoodContent = existsSync(path.join(generatedFolder, 'content.json'));
let next: ChildProcess | undefined;
let basePath = '';
/** Whether the address has been told; with faulty content Next may run without. */
let told = false;
let issues: readonly string[] = [];

const waitingPage = createWaitingPage(() => issues);

/** Shows what came of a change, and tells what it found; nothing more when all was and is well. */
async function showResult(result: Prepared | Faults) {
  if ('issues' in result) return tell(result);
  // A fault may have been saved meanwhile; its own turn comes next.
  const since = issues.length > 0 ? await faultsNow() : undefined;
  if (since) return tell(since);
  tellNotes(result.notes);
  const isFirst = !next;
  if (issues.length > 0) console.log('\n  The content is in order again.\n');
  else if (!isFirst) console.log('  Your change is taken in: the site shows it in a moment.');
  issues = [];
  await show(result.content);
}

async function tell({ issues: found, message }: Faults) {
  const isNew = found.join() !== issues.join();
  issues = found;
  await showIssues();
  if (isNew) {
    console.error(`\n${message}\n\n  Correct and save: the site comes back by itself.\n`);
  }
}

/** Starts Next, anew when the site moves to another sub-path: it reads that only at its start. */
async function show(content: Content) {
  const before = basePath;
  basePath = basePathOf(content.site.url);
  const runs = next && before === basePath;
  if (runs && told) return;
  told = true;
  if (!runs) {
    await stop();
    startNext();
  }
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
  if (waitingPage.listening) await stopServer(waitingPage);
}

/** Cards of links are left to the build: no page shows them, and each takes seconds to draw. */
const takeIn = async () => showResult(await refresh());
const first = takeIn();
// From the first moment: the first pictures take a minute, and a save in it counts too.
watchContent(contentFolder, () => first.then(takeIn), {
  onSaved: () => faultsNow().then((faults) => faults && tell(faults)),
});
// Whatever ends this command ends Next, which would else keep the port.
process.on('exit', () => next?.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => (next ? next.kill(signal) : process.exit(0)));
}
