import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Lists what is wrong with the site at the end of the output. */
export default class SiteReporter implements Reporter {
  private readonly problems = new Set<string>();

  onTestEnd({ title }: TestCase, { status, annotations, errors }: TestResult) {
    if (status === 'passed') return;
    const found = annotations.filter(({ type }) => type === 'problem');
    for (const { description = '' } of found) this.problems.add(description);
    // A test that stops for another reason.
    if (found.length === 0) this.problems.add(`${title}: ${errors[0]?.message ?? status}`);
  }

  onEnd() {
    if (this.problems.size === 0) return;
    const list = [...this.problems].map((problem) => `- ${problem}`);
    console.log(`\nThe site has to be corrected before it is published:\n\n${list.join('\n')}\n`);
  }
}
