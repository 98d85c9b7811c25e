import { readdirSync, readFileSync } from 'node:fs';

/** Prints the totals of the Jest and Playwright reports in a folder. Exits with 1 if a test failed or none passed. */
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
