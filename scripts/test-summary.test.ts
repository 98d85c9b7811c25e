import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

const unit = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const e2e = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [] };

test.each<[string, object[], number]>([
  ['0 passed, 0 failed', [unit, e2e], 1],
  [
    '8 passed, 0 failed',
    [
      { ...unit, numPassedTests: 5 },
      { ...e2e, stats: { ...e2e.stats, expected: 2, flaky: 1 } },
    ],
    0,
  ],
  ['0 passed, 2 failed', [{ ...unit, numFailedTests: 2 }], 1],
  ['0 passed, 1 failed', [{ ...unit, numRuntimeErrorTestSuites: 1 }], 1],
  ['2 passed, 4 failed', [{ stats: { expected: 2, unexpected: 3, flaky: 0 }, errors: [{}] }], 1],
])('the summary adds up the reports of jest and Playwright: %s', (line, reports, expected) => {
  const folder = mkdtempSync(`${tmpdir()}/summary-`);
  for (const [index, report] of reports.entries())
    writeFileSync(`${folder}/${index}.json`, JSON.stringify(report));
  const { status, stdout } = spawnSync('node', ['scripts/test-summary.js', folder]);
  expect([status, String(stdout)]).toEqual([expected, `${line}\n`]);
});
