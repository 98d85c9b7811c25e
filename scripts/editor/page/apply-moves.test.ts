import { applyValues } from './apply-values';

const long = `${'Repairs of doors and windows, '.repeat(8)}and more`;

test('entries that move keep long texts on one line, short lists, and the space between entries', () => {
  const ann = { id: 'ann', words: long, days: ['Monday', 'Tuesday'] };
  const text = `- id: ann\n  words: ${long}\n  days: [Monday, Tuesday]\n\n- id: bob\n`;
  expect(applyValues(text, [{ id: 'bob' }, ann])).toBe(
    `- id: bob\n\n- id: ann\n  words: ${long}\n  days: [Monday, Tuesday]\n`,
  );
});

test('what the form adds without a value is not written beside a change either', () => {
  const text = '- id: ann\n- id: bob\n';
  const empty = { note: '', at: null, days: [], is: false };
  expect(
    applyValues(text, [
      { id: 'bob', ...empty },
      { id: 'ann', ...empty },
    ]),
  ).toBe('- id: bob\n- id: ann\n');
});

test('of an entry that changes while it moves, empty fields are neither added nor removed', () => {
  const text = '- id: ann\n  words: Old\n  place:\n- id: bob\n';
  const ann = { id: 'ann', words: 'New', place: '', note: '', at: null, days: [], is: false };
  expect(applyValues(text, [{ id: 'bob' }, ann])).toMatch(
    /^- id: bob\n- id: ann\n {2}words: New\n {2}place:\s*(null)?\n$/,
  );
});

test('a new entry has no comment of one that is removed', () => {
  const text = '- id: zoe\n# about ann\n- id: ann # her role\n- id: bob\n';
  expect(applyValues(text, [{ id: 'zoe' }, { id: 'dan' }])).toBe('- id: zoe\n- id: dan\n');
});

test('a renamed entry keeps its comment', () => {
  const text = '- id: zoe\n# about ann\n- id: ann # her role\n';
  expect(applyValues(text, [{ id: 'zoe' }, { id: 'anna' }])).toBe(
    '- id: zoe\n# about ann\n- id: anna # her role\n',
  );
});

test.each([
  ['spaces around a text', 'a: Barrie # note\n', { a: ' Barrie ' }],
  ['fields in another order', 'a: x\ng:\n  b: y\n  c: z\n', { g: { c: 'z', b: 'y' }, a: 'x' }],
  ['a number for its digits', 'a: 12\n', { a: 12 }],
  ['nothing for an empty field', 'a: x\nb:\nc: ""\n', { a: 'x', b: '', c: null }],
  ['no switch for one that is off', 'a: x\nb: false\n', { a: 'x' }],
])('%s is no change', (_, text, values) => {
  expect(applyValues(text, values)).toBe(text);
});

test('an empty field of the file stays beside a change', () => {
  expect(applyValues('a: x\nb:\nc: z\n', { a: 'x', b: '', c: 'y' })).toBe('a: x\nb:\nc: y\n');
});
