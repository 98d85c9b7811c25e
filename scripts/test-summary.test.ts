import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

test('the summary adds up the reports of jest and Playwright', () => {
  const folder = mkdtempSync(`${tmpdir()}/summary-`);
  const unit = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 1 };
  const e2e = { stats: { expected: 2, unexpected: 1, flaky: 0 }, errors: [{}] };
  writeFileSync(`${folder}/unit.json`, JSON.stringify(unit));
  writeFileSync(`${folder}/e2e.json`, JSON.stringify(e2e));
  const { status, stdout } = spawnSync('node', ['scripts/test-summary.js', folder]);
  expect([status, String(stdout)]).toEqual([1, '7 passed, 3 failed\n']);
});
