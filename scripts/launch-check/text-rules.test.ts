import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { content } from '../../content';
import { formatList, searchLimits } from '../../content/schema';
import {
  type Change,
  contentFolder,
  facts,
  faults,
  input,
  named,
  resetInput,
} from '../../e2e/helpers/launch-ready-site';

beforeEach(resetInput);

const hours = { days: ['Monday'], opens: '08:00', closes: '17:00' };
const daytime = { ...content.site.openingHours, opens: '08:00' };
const says =
  (heading: string, text = '') =>
  () =>
    Object.assign(input.content.gallery.trust, { heading, text });
const longName = () => {
  const name = 'Great Lakes Window, Door, Glass & Screen Repair of Ontario';
  Object.assign(input.content.site, { name });
  const { gallery, contact } = input.content;
  for (const page of [gallery, contact]) page.title = `Our Work in Action | ${name}`;
};
const manyAreas = () => {
  const { site, home } = input.content;
  Object.assign(site, {
    areas: Array.from({ length: 8 }, (_, index) => ({ name: `Region of Lake Number ${index}` })),
  });
  const names = site.areas.map(({ name }) => name);
  home.description = `Window repairs in ${formatList(names)}.`;
};
const title = (text: string) => Object.assign(input.content.home, { title: text });
const marked = () => {
  const file = path.join(contentFolder, 'pages/gallery.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(heading: .*)/, '$1 # sample'));
};

test.each<[string, string, Change]>([
  ['words of other hours', 'Correct the texts', facts({ openingHours: hours })],
  ['words of the whole day', 'Correct the texts', facts({ openingHours: daytime })],
  ['another number of areas', 'Correct the texts', says('In four regions.')],
  ...['four', 'Eight', '4', '1'].flatMap((number) =>
    ['regions', 'areas'].map((areas): [string, string, Change] => [
      `${number} ${areas}`,
      'Correct the texts',
      says(`Now in ${number} ${areas}.`),
    ]),
  ),
  ['Markdown', 'plain text', says('We are **fast**.')],
  ['a link in Markdown', 'plain text', says('See [our work](https://clear.ca).')],
  ...['&amp;', '&nbsp;', '&quot;', '&lt;', '&gt;', '&#39;', '<b>', '</em>', '__'].map(
    (mark): [string, string, Change] => [mark, 'plain text', says(`Glass ${mark} screens`)],
  ),
  ['a title with a long name', 'write {shortName}', longName],
  ['a summary with many areas', 'write a few areas', manyAreas],
  ['a long title', 'fewer words', () => title('x'.repeat(searchLimits.title + 1))],
  ['a text that came with the site', 'remove “# sample”', marked],
])('%s is a warning with a fix', named('warning'));

test.each<[string, Change]>([
  ['the same number of areas', says('Three regions.')],
  ...['3 regions', 'THREE areas', 'Three Regions', '24 windows', 'five stars'].map(
    (words): [string, Change] => [words, says(`Now in ${words}.`)],
  ),
  ['a title as long as search results show', () => title('x'.repeat(searchLimits.title))],
  [
    'a day with hours of its own',
    facts({
      openingHours: {
        ...content.site.openingHours,
        days: content.site.openingHours.days.slice(1),
        also: [{ ...content.site.openingHours, days: content.site.openingHours.days.slice(0, 1) }],
      },
    }),
  ],
  [
    'what a client says',
    () => Object.assign(input.content.testimonials[0] ?? {}, { quote: 'Known in four regions.' }),
  ],
  ['the number to call', says('Call 1 705-726-0123.')],
])('%s is accepted', (_, change) => {
  change();
  expect(faults()).toEqual([]);
});

test.each([
  ['a day less', { ...content.site.openingHours, days: hours.days }, ['7 days', '24/7']],
  ['an earlier end', { ...content.site.openingHours, closes: '22:00' }, ['24/7']],
])(
  'texts that differ from the hours by %s are named with their field',
  (_, openingHours, words) => {
    facts({ openingHours })();
    const found = faults().map((fault) => fault.found);
    for (const word of ['7 days', '24/7'])
      expect(found.filter((each) => each.includes(`“${word}”`))).toHaveLength(
        words.includes(word) ? 1 : 0,
      );
    expect(found.join()).toContain('content/pages/contact.yaml, heading: “24/7”');
  },
);

test.each([
  ...['24/7', '24 / 7', '24 hours', '24 Hours', 'around the clock', 'Around the clock'],
  ...['7 days', 'seven days', 'Seven Days'],
])('“%s” is named when the hours say otherwise, also in the notice and the hours', (words) => {
  facts({
    openingHours: hours,
    hours: `Call ${words}`,
    notice: { text: `Now ${words}.`, from: '2026-12-20', until: '2026-12-30' },
  })();
  says(`We answer ${words}.`)();
  const found = faults()
    .map((fault) => fault.found)
    .join();
  for (const field of ['gallery.yaml, trust.heading', 'site.yaml, hours', 'site.yaml, notice.text'])
    expect(found).toContain(`${field}: “${words}”`);
});

test('eight areas may be called eight, also in figures', () => {
  Object.assign(input.content.site, {
    areas: Array.from({ length: 8 }, (_, index) => ({ name: `Area ${index}` })),
  });
  says('In eight regions, 8 areas.')();
  expect(faults().map(({ found }) => found)).not.toContainEqual(
    expect.stringMatching(/eight|8 areas/),
  );
});

test.each([
  ['y'.repeat(50), `“${'y'.repeat(50)}”`],
  ['y'.repeat(51), `“${'y'.repeat(49)}…”`],
])('a text that came with the site is named with its line: %s', (text, shown) => {
  const file = path.join(contentFolder, 'socials.yaml');
  for (const end of ['\n', '\r\n', '  \n'])
    for (const line of [`- social: ${text}`, `  social: ${text}`, `social:  ${text}`]) {
      writeFileSync(file, `# a\n${line} # sample${end}`);
      expect(faults()).toEqual([
        expect.objectContaining({ found: expect.stringContaining(`line 2: ${shown}`) }),
      ]);
    }
});

test('a long name is one warning for all titles', () => {
  longName();
  expect(faults()).toEqual([
    expect.objectContaining({ found: expect.stringMatching(/gallery.yaml.* and .*contact.yaml/) }),
  ]);
});
