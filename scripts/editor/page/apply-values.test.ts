import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse as parseYaml } from 'yaml';
import { contentFiles, yamlOptions } from '../../../content/schema';
import { applyValues } from './apply-values';
import { isRecord } from './values';

const files = Object.values(contentFiles).map(({ file }) => file);
/** A content file of the fixture, with a note above each line. */
const readFixture = (file: string) =>
  readFileSync(`e2e/fixtures/content/${file}`, 'utf8').replaceAll(/^(?= *\S)/gm, '# note\n');
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

test.each(files)('%s stays byte for byte, but for the line of the value that changes', (file) => {
  const before = readFixture(file);
  expect(applyValues(before, parse(before))).toBe(before);
  for (const values of oneChanges(parse(before))) {
    const after = applyValues(before, values);
    expect(parse(after)).toEqual(values);
    expect(lines(after)).toHaveLength(lines(before).length);
    expect(lines(after).filter((line, at) => line !== lines(before)[at])).toHaveLength(1);
  }
});

test.each(['', '# notes', '# notes\n[]', '---\n# notes'])('%j gets its first entry', (text) => {
  const after = applyValues(text, [{ id: 'ann', active: true }]);
  expect(after).toContain('- id: ann\n  active: true');
  expect(after.includes('# notes')).toBe(text.includes('# notes'));
  expect(applyValues(after, [])).toContain('[]\n');
});

test('empty fields and defaults that the form adds are not written', () => {
  const text = 'feed:\n  provider: behold # note\nareas:\n  - Barrie\n';
  const values = (provider: string) => ({
    feed: { provider, consent: false, id: '', hosts: [], init: null },
    areas: [{ name: 'Barrie', at: '' }],
  });
  expect(applyValues(text, values('behold'))).toBe(text);
  expect(applyValues(text, values('juicer'))).toBe(text.replace('behold', 'juicer'));
});

test('a new group has no switch that is off', () => {
  const values = { a: 'x', statistics: { provider: 'umami', consent: false } };
  expect(applyValues('a: x\n', values)).toBe('a: x\nstatistics:\n  provider: umami\n');
});

test('a new field is written after the one before it in the form, and an empty field is removed', () => {
  const text = 'a: x # note\nb: y\nc: z\n';
  const without = text.replace('b: y\n', '');
  expect(applyValues(without, { a: 'x', b: 'y', c: 'z' })).toBe(text);
  expect(applyValues(text, { a: 'x', c: 'z' })).toBe(without);
});

const word = fc.constantFrom('a', 'true', '+1705', '- b', '#c', 'a: b', '"q"', "o'c", 'two\nlines');
const list = fc.array(word, { minLength: 1, maxLength: 4 });
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const entries = fc.uniqueArray(fc.record({ id, list }), {
  selector: (one) => one.id,
  minLength: 1,
});

/** As somebody writes it by hand: comments above and behind, and spaces in places of their own. */
const asFile = (given: { id: string; list: string[] }[], indent: string, gap: string) => {
  const parts = given.map(({ id: name, list: items }) => {
    const rows = items.map((item) => `    ${indent}- ${JSON.stringify(item)} # item`);
    return [`# above ${name}\n-   id:   ${name}   # behind ${name}\n    list:`, ...rows].join('\n');
  });
  return `# head\n\n${parts.join(gap)}\n# end\n`;
};

test('after any change of a list the file has its values, and the comments of the remaining entries', () => {
  const spaces = [fc.constantFrom('', '  '), fc.constantFrom('\n', '\n\n\n')] as const;
  const property = fc.property(entries, entries, ...spaces, (before, after, indent, gap) => {
    const result = applyValues(asFile(before, indent, gap), after);
    expect(parse(result)).toEqual(after);
    const stays = before.filter((one) => after.some((other) => other.id === one.id));
    const comments = stays.flatMap((one) => [`# above ${one.id}\n`, `# behind ${one.id}\n`]);
    for (const comment of ['# head\n', '# end\n', ...comments]) expect(result).toContain(comment);
  });
  fc.assert(property, { numRuns: 100 });
});

test('a comment at the start of a list stays there when the first entry changes', () => {
  const text = '# The head\n- id: ann\n- id: bob\n';
  expect(applyValues(text, [{ id: 'bob' }])).toBe('# The head\n- id: bob\n');
  expect(applyValues(text, [{ id: 'bob' }, { id: 'ann' }])).toBe(
    '# The head\n- id: bob\n- id: ann\n',
  );
});
