import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import SiteReporter from './reporter';

const summary = path.join(mkdtempSync(path.join(tmpdir(), 'reporter-')), 'summary.md');
const shown = jest.spyOn(console, 'log').mockImplementation();

beforeEach(() => {
  writeFileSync(summary, 'before\n');
  process.env.GITHUB_STEP_SUMMARY = summary;
  shown.mockClear();
});
afterAll(() => {
  delete process.env.GITHUB_STEP_SUMMARY;
});

type End = { title?: string; status: string; problems?: string[]; error?: string };

/** What the terminal and the summary of a workflow's run have after these tests. */
function reportOf(...ends: End[]) {
  const reporter = new SiteReporter();
  for (const { title = 'a test', status, problems = [], error } of ends)
    reporter.onTestEnd(
      { title } as TestCase,
      {
        status,
        annotations: [
          { type: 'note', description: 'no problem' },
          ...problems.map((description) => ({ type: 'problem', description })),
        ],
        errors: error ? [{ message: error }] : [],
      } as TestResult,
    );
  reporter.onEnd();
  return { shown: shown.mock.calls.join('\n'), summary: readFileSync(summary, 'utf8') };
}

const heading = 'The site has to be corrected before it is published:';

test('nothing is listed when all tests pass', () => {
  expect(reportOf({ status: 'passed', problems: ['not a problem'] })).toEqual({
    shown: '',
    summary: 'before\n',
  });
});

test('each problem is listed once, in the terminal and in the summary of a workflow', () => {
  const end = { status: 'failed', problems: ['one', 'two'], error: 'one\ntwo' };
  const list = `${heading}\n\n- one\n- two\n- three\n`;
  expect(reportOf(end, { ...end, problems: ['two', 'three'] })).toEqual({
    shown: `\n${list}`,
    summary: `before\n${list}\n`,
  });
});

test.each([
  [{ status: 'failed', error: 'ENOENT' }, 'a test: ENOENT'],
  [{ status: 'timedOut' }, 'a test: timedOut'],
  [{ status: 'interrupted' }, 'a test: interrupted'],
])('a test that stops for another reason is listed by its name: %j', (end, line) => {
  expect(reportOf(end).summary).toContain(`\n- ${line}\n`);
});

test('without a workflow there is no summary', () => {
  delete process.env.GITHUB_STEP_SUMMARY;
  expect(reportOf({ status: 'failed', problems: ['one'] })).toEqual({
    shown: expect.stringContaining('- one'),
    summary: 'before\n',
  });
});
