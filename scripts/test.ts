import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findOrInstallBrowser } from './browser';
import { type PackageCommand, packageCommand } from './package-command';
import { prepareTestSite, type TestSite } from './testing/test-site';

/**
 * Runs every suite, each even when an earlier one failed, and closes with one line over all:
 * "N passed, N failed". A suite without single tests (types, lint, build) counts as one.
 */
interface Suite {
  name: string;
  command: [PackageCommand, ...string[]];
  /** Reads how many tests passed and failed, from the suite's own report. */
  count?: () => Count;
  /** Other suites cannot say anything when this one fails. */
  needed?: boolean;
  /** Runs where the site has what the browser tests need. */
  onTestSite?: boolean;
}

interface Count {
  passed: number;
  failed: number;
}

const jestReport = 'test-results/jest.json';
const playwrightReport = 'test-results/report.json';

const suites: Suite[] = [
  { name: 'content and pictures', command: ['tsx', 'scripts/prepare.ts'], needed: true },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  {
    name: 'unit tests',
    command: ['jest', '--json', `--outputFile=${jestReport}`],
    count: () => {
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readJson(jestReport);
      return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    },
  },
  { name: 'build', command: ['tsx', 'scripts/build.ts'], needed: true },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    onTestSite: true,
    count: () => {
      const { stats, errors } = readJson(playwrightReport);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
    },
  },
];

// biome-ignore lint/suspicious/noExplicitAny: the runners' own reports, read in one place.
function readJson(file: string): any {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function run(suite: Suite): Count {
  console.log(`\n── ${suite.name}`);
  const [command, ...args] = suite.command;
  let site: TestSite | undefined;
  try {
    if (suite.onTestSite) site = prepareTestSite();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
  const { status } = spawnSync(process.execPath, [packageCommand[command], ...args], {
    stdio: 'inherit',
    cwd: site?.folder,
  });
  site?.leave();
  const failed = status === 0 ? 0 : 1;
  if (!suite.count) return { passed: 1 - failed, failed };
  try {
    const count = suite.count();
    return { passed: count.passed, failed: Math.max(count.failed, failed) };
  } catch {
    console.error(`${suite.name} left no report.`);
    return { passed: 0, failed: 1 };
  }
}

// Jest writes its report here, and does not make the folder.
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
const browser = findOrInstallBrowser();
if (!browser) {
  console.error(
    '\nThe browser tests need Chromium. Install it (Debian or Ubuntu: sudo apt install chromium; elsewhere: npx playwright install chromium), or name one: CHROMIUM_PATH=/path/to/chrome npm test\n',
  );
  process.exit(1);
}
process.env.CHROMIUM_PATH = browser;

const total: Count = { passed: 0, failed: 0 };
for (const suite of suites) {
  const { passed, failed } = run(suite);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0 && suite.needed) break;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
