import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse as parseYaml } from 'yaml';
import { yamlOptions } from '../../../content/schema/read-yaml';
import { contentFiles } from '../../../content/schema/schema';
import { applyValues } from './apply-values';
import { isRecord } from './values';

const files = Object.values(contentFiles).map(({ file }) => file);
const read = (file: string) => readFileSync(`content/${file}`, 'utf8');
const parse = (text: string): unknown => parseYaml(text, yamlOptions);
const lines = (text: string) => text.split('\n');

/** The same data once for each of its texts and switches, with this one changed. */
function oneChanges(data: unknown): unknown[] {
  if (Array.isArray(data)) {
    return data.flatMap((item, at) => oneChanges(item).map((other) => data.with(at, other)));
  }
  if (isRecord(data)) {
    return Object.entries(data).flatMap(([name, value]) =>
      oneChanges(value).map((other) => ({ ...data, [name]: other })),
    );
  }
  return data === null ? [] : [typeof data === 'boolean' ? !data : 'new: #1 “words”'];
}

test.each(files)('%s comes back byte for byte when nothing was changed', (file) => {
  expect(applyValues(read(file), parse(read(file)))).toBe(read(file));
});

test.each(files)('each changed value of %s changes its line and no other', (file) => {
  const before = read(file);
  for (const values of oneChanges(parse(before))) {
    const after = applyValues(before, values);
    expect(parse(after)).toEqual(values);
    expect(lines(after)).toHaveLength(lines(before).length);
    expect(lines(after).filter((line, at) => line !== lines(before)[at])).toHaveLength(1);
  }
});

test.each(['', '# notes\n# more', '# notes\n[]', '---\n# notes'])(
  '%j gets its first entry',
  (text) => {
    const after = applyValues(text, [{ id: 'ann', active: true }]);
    expect(after).toContain('- id: ann\n  active: true');
    expect(after.includes('# notes')).toBe(text.includes('# notes'));
  },
);

test('a list becomes empty, and its comments stay', () => {
  expect(applyValues('# notes\n\n- id: ann\n', [])).toMatch(/^# notes\n+\[\]\n$/);
});

test('what a form adds by itself stays out: empty fields, switches that are off, names in groups', () => {
  const text = 'feed:\n  provider: behold # note\nareas:\n  - Barrie\n';
  const values = (provider: string) => ({
    feed: { provider, consent: false, id: '', hosts: [], init: null },
    areas: [{ name: 'Barrie', at: '' }],
  });
  expect(applyValues(text, values('behold'))).toBe(text);
  expect(applyValues(text, values('juicer'))).toBe(text.replace('behold', 'juicer'));
});

test('a new field stands behind the one before it in the form, and a field that is emptied goes', () => {
  expect(applyValues('a: x # note\nc: z\n', { a: 'x', b: 'y', c: 'z' })).toBe(
    'a: x # note\nb: y\nc: z\n',
  );
  expect(applyValues('a: x # note\nb: y\nc: z\n', { a: 'x', c: 'z' })).toBe('a: x # note\nc: z\n');
});

const word = fc.constantFrom('a', 'true', '+1705', '- b', '#c', 'a: b', '"q"', "o'c", 'two\nlines');
const list = fc.array(word, { minLength: 1, maxLength: 4 });
const id = fc.nat(9).map((number) => `e${number}`);
const entry = fc.record({ id, text: word, list }, { requiredKeys: ['id', 'text'] });
const entries = fc.uniqueArray(entry, { selector: (one) => one.id, minLength: 1, maxLength: 5 });
type Entry = { id: string; text: string; list?: string[] };

/** As somebody writes it by hand: comments above and behind, and spaces in places of their own. */
const asFile = (given: Entry[], indent: string, gap: string) => {
  const text = ({ id: name, text: words, list: items = [] }: Entry) =>
    [
      `# note on ${name}!\n-   id:   ${name}   # behind ${name}!\n    text:  ${JSON.stringify(words)}`,
      ...items.map(
        (item, at) => `${at ? '' : '    list:\n'}    ${indent}- ${JSON.stringify(item)} # item`,
      ),
    ].join('\n');
  return `# head\n\n${given.map(text).join(gap)}\n# end\n`;
};

test('whatever changes in a list, the file has the new values and the comments of all that stays', () => {
  const indents = fc.constantFrom('', '  ', '    ');
  const gaps = fc.constantFrom('\n', '\n\n', '\n\n\n');
  const property = fc.property(entries, entries, indents, gaps, (before, after, indent, gap) => {
    const result = applyValues(asFile(before, indent, gap), after);
    expect(parse(result)).toEqual(after);
    const stays = before.filter((one) => after.some((other) => other.id === one.id));
    const comments = stays.flatMap((one) => [`# note on ${one.id}!\n`, `# behind ${one.id}!\n`]);
    for (const comment of ['# head\n', '# end\n', ...comments]) expect(result).toContain(comment);
  });
  fc.assert(property, { numRuns: 200 });
});
