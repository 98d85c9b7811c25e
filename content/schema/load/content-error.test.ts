import { renameSync, writeFileSync } from 'node:fs';
import { edit, inCopy, issues } from '../../../e2e/helpers/content-copy';
import { ContentError } from './load-content';

test.each([
  ['hours: &Sons Ltd', 'the whole text in "quotes"'],
  ['hours: *7', 'the whole text in "quotes"'],
  ['hours: "7\\days"', 'each \\ twice in a text in "quotes"'],
  ['hours: [7', 'a closing bracket at the end, or the whole text in "quotes"'],
  ['hours: "7 days" {a week}', 'the whole text in "quotes"'],
  [
    'hours: >\n7 days a week',
    'a field, with a colon and a space after its name, as in “name: value”',
  ],
  ['hours: {7 days}}', 'the whole text in "quotes"'],
  ['---', 'no line of three hyphens, which ends a file'],
])('of %s the message has no words of the YAML parser', (line, expected) => {
  edit('site.yaml', 'hours: 7 days a week', line);
  expect(issues().map((one) => one.split(', expected ')[1])).toEqual([expected]);
});

test.each([
  ['  opens:', '  days: [Mon, Tue]\n  opens:', 'days, entry 1: found "Mon", expected one of'],
  ['+17055550199', '+7057261234', 'expected the country’s code before the number'],
  ['    closed: true', '    opens: 08:00', 'closed: found nothing, expected either “closed: true”'],
  ['(705) 555-0142', '1', 'display: found "1", expected a phone number'],
  ['  region: ON', '  street: 12 Bay Street\n  region: ON', 'expected street and city together'],
])('%s as %s is one mistake', (part, by, message) => {
  edit('site.yaml', part, by);
  expect(issues()).toEqual([expect.stringContaining(message)]);
});

test('a file that is one open bracket needs the closing one', () => {
  writeFileSync(inCopy('socials.yaml'), '[\n');
  expect(issues()).toEqual([expect.stringContaining('expected a closing bracket at the end')]);
});

test('every mistake is one line of the message, without a stack trace', () => {
  edit('site.yaml', 'hours: 7', '"fax\\e[2K\\nOK all is well\\x9b": 1\nhours: 7');
  edit('socials.yaml', 'icon: instagram', 'icon: instagramm');
  renameSync(inCopy('navigation.yaml'), inCopy('navigation.yaml.txt'));
  expect(issues()).toEqual([
    expect.stringContaining('site.yaml, line 13, fax [2K OK all is well : found an unknown field'),
    'navigation.yaml: found nothing that can be read, expected a text file (did you mean “navigation.yaml.txt”?)',
    expect.stringContaining('socials.yaml, line 3, entry 1, icon: found "instagramm"'),
  ]);
  const { message, stack } = new ContentError(issues());
  expect(message.split('\n')).toHaveLength(4);
  expect(stack).toBe(message);
});

test('a mistake in a fact is reported once, and not at the placeholders for it', () => {
  edit('site.yaml', 'hours: 7 days a week', `hours: ${'7 days '.repeat(9)}`);
  expect(issues()).toEqual([expect.stringContaining('expected at most 40 characters')]);
});

const parts = 'Serving {areas}';
test.each([
  // The longest of several placeholders is the one to replace.
  [
    `{name} ${parts} ${'more '.repeat(20)}`,
    /\(these are \d+\)\. 51 are from \{areas\}: write fewer/,
  ],
  [
    `${parts} ${'x'.repeat(25)}`,
    /words of at most 24 letters: write a space or a hyphen into “x+”$/,
  ],
  [`${parts}}`, /^pages\/home\.yaml, line \d+, hero\.area: found "\}", expected one of \{name\}/],
  [`Serving {area} ${'more '.repeat(40)}`, /found "\{area\}", expected one of \{name\}, /],
  ['Serving {}', /found "\{\}", expected one of \{name\}, /],
  ['Serving {toString}', /found "\{toString\}", expected one of \{name\}, /],
])('of “%s” on Home the message names what to change', (by, message) => {
  edit('pages/home.yaml', parts, by);
  expect(issues()).toEqual([expect.stringMatching(message)]);
});

test('a mistake in the notice and one in a fact are two messages', () => {
  edit('site.yaml', '  text: Closed from', `  text: ${'Closed '.repeat(30)} from`);
  edit('site.yaml', 'hours: 7 days a week', 'hours: ""');
  expect(issues()).toEqual([
    expect.stringMatching(/hours: found "", expected a text$/),
    expect.stringMatching(/notice\.text: .* expected at most 160 characters/),
  ]);
});
