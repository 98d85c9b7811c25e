import {
  type Change,
  facts,
  faults,
  input,
  named,
  resetInput,
} from '../../e2e/helpers/launch-ready-site';
import { searchLimits } from '../../model';

beforeEach(resetInput);

const openingHours = { days: ['Monday'], opens: '08:00', closes: '17:00' };
const says = (heading: string) => () => Object.assign(input.content.gallery.trust, { heading });
const title = (text: string) => () => Object.assign(input.content.home, { title: text });

test.each<[string, string, Change]>([
  ['words of other hours', 'Correct the texts', facts({ openingHours })],
  ['another number of areas', 'Correct the texts', says('In Four regions.')],
  ['another figure of areas', 'Correct the texts', says('In 4 areas.')],
  ...['**fast**', '[our work](https://clear.ca)', '&amp;', '<b>'].map(
    (mark): [string, string, Change] => [mark, 'plain text', says(`Glass ${mark} screens`)],
  ),
  ['a long title', 'fewer words', title('x'.repeat(searchLimits.title + 1))],
])('O11 %s is a warning with a fix', named('warning'));

test.each<[string, Change]>([
  ['the same number of areas', says('Three regions, 3 areas, five stars.')],
  ['a title as long as search results show', title('x'.repeat(searchLimits.title))],
  [
    'what a client says',
    () => Object.assign(input.content.testimonials[0] ?? {}, { quote: 'Known in four regions.' }),
  ],
])('O11 %s is accepted', (_, change) => {
  change();
  expect(faults()).toEqual([]);
});

test('O11 words of other hours are named with file and field', () => {
  facts({ openingHours, hours: 'Seven Days a week' })();
  says('Around the clock, 24 hours.')();
  const found = faults().map((fault) => fault.found);
  for (const words of [
    'content/site.yaml, hours: “Seven Days”',
    'content/pages/gallery.yaml, trust.heading: “Around the clock”',
    'content/pages/gallery.yaml, trust.heading: “24 hours”',
  ])
    expect(found.join()).toContain(words);
});
