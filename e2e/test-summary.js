import { readdirSync, readFileSync } from 'node:fs';

/**
 * Adds up the reports that jest and Playwright have written to a folder, and prints one line. The exit status
 * is 1 when a test has failed or none has passed.
 */
const [, , folder = 'test-results'] = process.argv;
const reports = readdirSync(folder).filter((name) => name.endsWith('.json'));
let passed = 0;
let failed = 0;
for (const name of reports) {
  const report = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
  if (report.stats) {
    passed += report.stats.expected + report.stats.flaky;
    failed += report.stats.unexpected + report.errors.length;
  } else {
    passed += report.numPassedTests;
    failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
