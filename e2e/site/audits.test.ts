import { findViolations } from '../helpers/axe';
import { describeLayoutFaults } from '../helpers/sound-layout';
import { reportAxeViolations, reportLayout } from './audits';
import type { Gate, Page } from './gate';
import { rebuildAdvice } from './messages';

jest.mock('../helpers/axe', () => ({ findViolations: jest.fn() }));
jest.mock('../helpers/sound-layout', () => ({ describeLayoutFaults: jest.fn() }));
jest.mock('./tested-site', () => ({
  sourceOf: (text: string) => (text.startsWith('Our') ? `file of ${text}` : undefined),
}));

const page = {} as Page;
const reported: string[] = [];
const gate = { report: (problem: string) => reported.push(problem) } as Partial<Gate> as Gate;
beforeEach(() => {
  reported.length = 0;
});

type Fault = Awaited<ReturnType<typeof describeLayoutFaults>>[number];
const fault = (kind: Fault['kind'], ...texts: string[]): Fault => ({
  kind,
  texts,
  problem: `${kind} ${texts.at(-1)}`,
});

test('each layout fault is reported with its texts, and a text of broken words once', async () => {
  jest
    .mocked(describeLayoutFaults)
    .mockResolvedValue([
      fault('broken', 'Our work', 'work'),
      fault('broken', 'Our work', 'Our'),
      fault('broken', 'Our long heading', 'heading'),
      fault('cut', 'Our long heading'),
      fault('over', 'Our work', '×'),
      fault('over', 'Our work', 'Our long heading'),
    ]);
  await reportLayout(page, gate, '/services');
  const work = '“Our work” (file of Our work)';
  const heading = '“Our long heading” (file of Our long heading)';
  expect(reported).toEqual([
    `/services: ${heading}: cut Our long heading`,
    `/services: ${work} and “×”: over ×`,
    `/services: ${work} and ${heading}: over Our long heading`,
  ]);
  reported.length = 0;
  jest
    .mocked(describeLayoutFaults)
    .mockResolvedValue([
      fault('broken', 'Our work', 'work'),
      fault('broken', 'Our work', 'Our'),
      fault('broken', 'Our name', 'name'),
    ]);
  await reportLayout(page, gate, '/');
  expect(reported).toEqual([
    `/: ${work}: broken work`,
    '/: “Our name” (file of Our name): broken name',
  ]);
});

test('the layout is that of a phone, a tablet and a computer', async () => {
  jest.mocked(describeLayoutFaults).mockClear().mockResolvedValue([]);
  await reportLayout(page, gate, '/');
  const [[, widths = []] = []] = jest.mocked(describeLayoutFaults).mock.calls;
  for (const [from, to] of [
    [360, 430],
    [768, 1100],
    [1280, 1920],
  ] as const)
    expect(widths.filter((width) => width >= from && width <= to)).toHaveLength(1);
  expect(reported).toEqual([]);
});

test('what axe finds is reported with the source of its text, and without what a provider draws', async () => {
  const violation = (html: string) => ({ id: 'a', help: 'Buttons need text', html });
  jest
    .mocked(findViolations)
    .mockResolvedValue([
      violation('<p><b>Our</b> </p>'),
      violation('<i> </i>'),
      violation(`<b title="${'x'.repeat(300)}">Other</b>`),
    ]);
  await reportAxeViolations(page, gate, 'the feed');
  expect(findViolations).toHaveBeenCalledWith(page, { exclude: '[data-mock]' });
  expect(reported).toEqual([
    'the feed: Buttons need text: <p><b>Our</b> </p> (file of Our)',
    `the feed: Buttons need text: <i> </i> (${rebuildAdvice})`,
    expect.stringMatching(/^the feed: Buttons need text: <b title="x{190} \(Nothing/),
  ]);
});
