import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { findOrInstallBrowser } from '../shared/browser';
import { type PackageCommand, packageCommand } from '../shared/package-command';
import { endWithUs, stopProcess } from './processes';
import { prepareTestSite, type TestSite } from './test-site';

/**
 * Runs every suite, each even when an earlier one failed, and closes with each one's time and one line
 * over all: "N passed, N failed". A suite without single tests (types, lint, build) counts as one.
 * `tsx scripts/test/test.ts check` starts no command and stops before the build.
 */
interface Suite {
  name: string;
  command: [PackageCommand, ...string[]];
  /** The runner's own report, and how many tests passed and failed by it. */
  report?: string;
  count?: (report: Report) => Count;
  /** Later suites cannot say anything when this one fails. */
  needed?: boolean;
  /** The environment's name by which later suites know its process. */
  pidIn?: string;
}

interface Count {
  passed: number;
  failed: number;
  /** How many of those that passed had failed at first; Playwright names them. */
  retried?: number;
}

interface Outcome extends Count {
  suite: Suite;
  seconds: number;
}

// biome-ignore lint/suspicious/noExplicitAny: the runners' own reports, read in one place.
type Report = any;

const isCheck = process.argv[2] === 'check';

const jestReport = 'test-results/jest.json';

function browserSuite(name: string, config: string, report: string): Suite {
  return {
    name,
    command: ['playwright', 'test', '-c', config],
    report,
    count: ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      retried: stats.flaky,
    }),
  };
}

const prepare: Suite = {
  name: 'content and pictures',
  command: ['tsx', 'scripts/prepare/run-prepare.ts'],
  needed: true,
};

/**
 * Not beside a build, which writes types of its own. On one thread: each further one judges anew what
 * files share, which doubled the work, and jest wants the other core.
 */
const types: Suite = { name: 'types', command: ['tsc', '--noEmit', '--singleThreaded'] };

/** Beside the preparing, which leaves a core to it: what that makes is not linted. */
const lint: Suite = { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] };

const unit: Suite = {
  name: 'unit tests',
  // The quick check leaves out the tests that start whole commands: they take a third of its time.
  command: [
    'jest',
    '--json',
    `--outputFile=${jestReport}`,
    ...(isCheck ? ['--testPathIgnorePatterns=/scripts/test/'] : []),
  ],
  report: jestReport,
  count: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }),
};

const build: Suite = { name: 'build', command: ['tsx', 'scripts/build/build.ts'], needed: true };

/** In folders of their own. The browser tests that visit them come last, and wait for this process. */
const copies: Suite = {
  name: 'builds of two copies',
  command: ['tsx', 'scripts/test/build-copies.ts'],
  pidIn: 'COPIES_PID',
};

const inBrowsers = browserSuite(
  'browser tests',
  'playwright.config.ts',
  'test-results/browser.json',
);

/** It has the machine to itself: it takes times. */
const timed = browserSuite(
  'timed browser tests',
  'playwright.timed.config.ts',
  'test-results/timed.json',
);

/**
 * Only in the foreground are a suite's words printed as they come. In the background it takes what
 * the others leave of the processor.
 */
type Place = 'foreground' | 'beside' | 'background';

async function run(suite: Suite, place: Place, folder = '.'): Promise<Outcome> {
  const began = performance.now();
  const title = `\n── ${suite.name}\n`;
  const isWatched = place === 'foreground';
  const output = isWatched ? 'inherit' : 'pipe';
  if (isWatched) process.stdout.write(title);
  const [command, ...args] = suite.command;
  const child = spawn(process.execPath, [packageCommand[command], ...args], {
    stdio: ['ignore', output, output],
    cwd: folder,
    detached: process.platform !== 'win32',
  });
  endWithUs(child);
  if (place === 'background' && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  if (suite.pidIn) process.env[suite.pidIn] = String(child.pid);
  running.add(child);
  const printed: Buffer[] = [];
  child.stdout?.on('data', (data) => printed.push(data));
  child.stderr?.on('data', (data) => printed.push(data));
  const [status] = await once(child, 'close');
  running.delete(child);
  if (!isWatched) process.stdout.write(title + Buffer.concat(printed));
  const seconds = (performance.now() - began) / 1000;
  return { suite, seconds, ...countOf(suite, folder, status === 0 ? 0 : 1) };
}

function countOf({ name, report, count }: Suite, folder: string, failed: 0 | 1): Count {
  if (!count || !report) return { passed: 1 - failed, failed };
  try {
    const counted = count(JSON.parse(readFileSync(`${folder}/${report}`, 'utf8')));
    return { ...counted, failed: Math.max(counted.failed, failed) };
  } catch {
    console.error(`${name} left no report.`);
    return { passed: 0, failed: 1 };
  }
}

const outcomes: Outcome[] = [];

/** Runs suites side by side. @returns whether those after them can say anything. */
async function runAll(suites: Suite[], place: Place, folder?: string): Promise<boolean> {
  const ended = await Promise.all(suites.map((suite) => run(suite, place, folder)));
  outcomes.push(...ended);
  return !ended.some(({ suite, failed }) => suite.needed && failed > 0);
}

/**
 * The browser tests wait for pages, and pause half a second here and there. What needs no browser
 * takes that time: first the copies, which the last of them visit, then whatever nothing waits for.
 */
async function runEverything() {
  const copied = runAll([copies], 'beside');
  const isBuilt = await runAll([build], 'foreground');
  const aside = copied.then(() => runAll([types, unit], 'background'));
  const site = isBuilt && testSite();
  if (site) await runAll([inBrowsers], 'foreground', site.folder);
  await aside;
  if (!site) return;
  await runAll([timed], 'foreground', site.folder);
  site.leave();
}

function testSite(): TestSite | undefined {
  try {
    return prepareTestSite();
  } catch (error) {
    console.error(error);
    outcomes.push({ suite: inBrowsers, seconds: 0, passed: 0, failed: 1 });
    return undefined;
  }
}

const running = new Set<ReturnType<typeof spawn>>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    await Promise.all([...running].map((child) => stopProcess(child, 'SIGINT')));
    process.exit(1);
  });
}

// Jest writes its report here, and does not make the folder.
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
if (!isCheck) {
  const browser = findOrInstallBrowser();
  if (!browser) {
    console.error(
      '\nThe browser tests need Chromium. Install it (Debian or Ubuntu: sudo apt install chromium; elsewhere: npx playwright install chromium), or name one: CHROMIUM_PATH=/path/to/chrome npm test\n',
    );
    process.exit(1);
  }
  process.env.CHROMIUM_PATH = browser;
}

const linted = runAll([lint], 'beside');
if (await runAll([prepare], 'foreground')) {
  await (isCheck ? runAll([types, unit], 'beside') : runEverything());
}
await linted;

console.log('\n── seconds');
for (const { suite, seconds, passed, failed, retried } of outcomes) {
  const secondTry = retried ? `, ${retried} only at the second try (named above as flaky)` : '';
  const counts = `${passed} passed${secondTry}${failed ? `, ${failed} failed` : ''}`;
  console.log(`${seconds.toFixed(0).padStart(5)}  ${suite.name}: ${counts}`);
}
const sum = (key: 'passed' | 'failed') =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
