import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { contentFiles } from '../../../content/schema/schema';
import { asTexts, parse } from '../../../content/schema/yaml-texts';
import { filesBelow } from '../../shared/files-below';
import { Conflict, isEqual, mergeYaml } from './merge-yaml';

const files = Object.values(contentFiles).map(({ file }) => file);
const read = (file: string) => readFileSync(`content/${file}`, 'utf8');
const lines = (text: string) => text.split('\n');
const changedLines = (before: string, after: string) =>
  lines(after).filter((line, index) => line !== lines(before)[index]);

/** Every place of a value that stands alone, with the value. */
function leaves(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  // An empty file holds none.
  if (value === null || typeof value !== 'object') return at.length > 0 ? [at] : [];
  return Object.keys(value).flatMap((key) =>
    leaves(value[key as keyof typeof value], [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

function withValue(data: unknown, at: (string | number)[], value: unknown): unknown {
  const copy = structuredClone(data);
  let here = copy as Record<string | number, unknown>;
  for (const step of at.slice(0, -1)) here = here[step] as Record<string | number, unknown>;
  here[at.at(-1) ?? 0] = value;
  return copy;
}

test.each(files)('%s stays as it is, byte for byte, when nothing was changed', (file) => {
  const text = read(file);
  expect(mergeYaml(text, parse(text), parse(text))).toBe(text);
});

test.each(files)('each single value of %s can be changed, and only its line changes', (file) => {
  const text = read(file);
  const data = parse(text);
  for (const at of leaves(data)) {
    const ours = withValue(data, at, 'new: #1 “words”');
    const after = mergeYaml(text, data, ours);
    expect(parse(after)).toEqual(ours);
    expect(changedLines(text, after)).toHaveLength(1);
    expect(lines(after)).toHaveLength(lines(text).length);
  }
});

test('Windows’ line ends and a byte order mark stay', () => {
  const text = '\ufeff# Facts\r\nname: Clearwater\r\nhours: 7 days a week\r\n';
  const after = mergeYaml(text, { hours: '7 days a week' }, { hours: 'Every day' });
  expect(after).toBe(text.replace('hours: 7 days a week', 'hours: Every day'));
});

test('what comes into an emptied list is written as the others are', () => {
  expect(mergeYaml('# Voices\n[]\n', [], [{ id: 'ann', active: true }])).toBe(
    '# Voices\n- id: ann\n  active: true\n',
  );
});

test('an entry that moves takes its notes and its lists along', () => {
  const text =
    '# head\n\n- id: a # first\n  list:\n    - one\n    # about two\n    - two\n\n# about b\n- id: b\n  list: [x]\n';
  const [a, b] = parse(text);
  expect(mergeYaml(text, [a, b], [b, a])).toBe(
    '# head\n\n# about b\n- id: b\n  list: [x]\n\n- id: a # first\n  list:\n    - one\n    # about two\n    - two\n',
  );
});

describe('beside an edit from elsewhere', () => {
  const text = '# facts\nname: A\nphone: 1\nareas:\n  - X\n  - Y\n';
  const base = parse(text);

  test('both sides’ changes stand', () => {
    const theirs = text.replace('phone: 1', 'phone: 2').replace('  - Y', '  - Y\n  - Z');
    const after = mergeYaml(theirs, base, { ...base, name: 'B', areas: ['W', 'X', 'Y'] });
    expect(parse(after)).toEqual({ name: 'B', phone: '2', areas: ['W', 'X', 'Y', 'Z'] });
  });

  test('one value that both changed is a conflict', () => {
    const theirs = text.replace('phone: 1', 'phone: 2');
    expect(() => mergeYaml(theirs, base, { ...base, phone: '3' })).toThrow(Conflict);
    expect(mergeYaml(theirs, base, { ...base, phone: '2' })).toBe(theirs);
  });

  test('a removed entry that was changed elsewhere is a conflict', () => {
    const list = '- id: a\n  text: one\n- id: b\n  text: two\n';
    const [a, b] = parse(list);
    const theirs = list.replace('two', 'three');
    expect(() => mergeYaml(theirs, [a, b], [a])).toThrow(Conflict);
    expect(parse(mergeYaml(theirs, [a, b], [{ ...a, text: 'uno' }, b]))).toEqual([
      { id: 'a', text: 'uno' },
      { id: 'b', text: 'three' },
    ]);
  });
});

interface Entry {
  id: string;
  text: string;
  list: string[];
  more?: { on: boolean };
}
const word = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.constantFrom('yes', '007', '# no', 'a: b', '{hours}', '- x', "it's", '“q”', '1e3', ' '),
);
const entry = (id: string) =>
  fc.record<Entry>(
    {
      id: fc.constant(id),
      text: word,
      list: fc.array(word, { maxLength: 4 }),
      more: fc.record({ on: fc.boolean() }),
    },
    { requiredKeys: ['id', 'text', 'list'] },
  );
const entries = fc
  .uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 6 })
  .chain((ids) => fc.tuple(...ids.map((id) => entry(`e${id}`))));

/** A form's acts, in any order: change, insert, remove, move, in the list and in the lists within. */
const act = fc.record({
  kind: fc.constantFrom('text', 'line', 'add', 'remove', 'move', 'toggle'),
  at: fc.nat(20),
  to: fc.nat(20),
  word,
  fresh: fc.integer({ min: 31, max: 60 }),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

function carryOut(list: Entry[], { kind, at, to, word: text, fresh }: Act): Entry[] {
  const next = structuredClone(list);
  const one = next[at % (next.length || 1)];
  const id = `e${fresh}`;
  if (kind === 'add') {
    if (!next.some((other) => other.id === id)) {
      next.splice(to % (next.length + 1), 0, { id, text, list: [text, 'end'] });
    }
  } else if (!one) return next;
  else if (kind === 'text') one.text = text;
  else if (kind === 'toggle') one.more = one.more ? undefined : { on: true };
  else if (kind === 'remove') next.splice(next.indexOf(one), 1);
  else if (kind === 'line') {
    if (to % 3 === 0) one.list.splice(at % (one.list.length + 1), 0, text);
    else if (to % 3 === 1) one.list.splice(at % (one.list.length || 1), 1);
    else one.list.reverse();
  } else {
    next.splice(next.indexOf(one), 1);
    next.splice(to % (next.length + 1), 0, one);
  }
  return next.map(({ more, ...rest }) => (more ? { ...rest, more } : rest));
}

/** As an owner keeps it: notes above entries and beside values. */
const asFile = (list: Entry[]) =>
  `# head\n\n${list
    .map((item) => `# note on ${item.id}!\n${stringify([item], { ...asTexts, lineWidth: 0 })}`)
    .join('\n')}${list.length === 0 ? '[]\n' : ''}`;

test('any sequence of acts ends as the form shows it, and no note of what is left is lost', () => {
  fc.assert(
    fc.property(entries, fc.array(act, { maxLength: 8 }), (list, acts) => {
      const text = asFile(list as Entry[]);
      let file = text;
      let shown = list as Entry[];
      for (const one of acts) {
        const before = shown;
        shown = carryOut(shown, one);
        file = mergeYaml(file, before, shown);
        expect(parse(file)).toEqual(shown);
      }
      // The first note belongs to the whole list for YAML, as a note under the file's head does.
      for (const { id } of shown.filter(({ id: own }) => list.slice(1).some((e) => e.id === own))) {
        const removed = acts.some(({ kind }) => kind === 'remove');
        if (!removed) expect(file).toContain(`# note on ${id}!`);
      }
    }),
    { numRuns: 100 },
  );
});

test('two sides’ acts both stand, or it is called a conflict', () => {
  fc.assert(
    fc.property(
      entries,
      fc.array(act, { maxLength: 3 }),
      fc.array(act, { maxLength: 3 }),
      (list, ours, theirs) => {
        const base = list as Entry[];
        const text = asFile(base);
        const own = ours.reduce(carryOut, base);
        const other = theirs.reduce(carryOut, base);
        const current = mergeYaml(text, base, other);
        let merged: Entry[];
        try {
          merged = parse(mergeYaml(current, base, own)) ?? [];
        } catch (error) {
          expect(error).toBeInstanceOf(Conflict);
          return;
        }
        for (const side of [own, other]) {
          for (const item of side) {
            const was = base.find(({ id }) => id === item.id);
            const is = merged.find(({ id }) => id === item.id);
            if (!was) expect(is).toBeDefined();
            if (was && is && !isEqual(was.text, item.text)) expect(is.text).toBe(item.text);
          }
          for (const was of base.filter(({ id }) => !side.some((item) => item.id === id))) {
            expect(merged.some(({ id }) => id === was.id)).toBe(
              ![own, other].some((one) => one.every(({ id }) => id !== was.id)),
            );
          }
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('no content file is forgotten here', () => {
  expect(files).toHaveLength(
    filesBelow('content').filter((name) => /^(pages\/)?[\w-]+\.yaml$/.test(name)).length,
  );
});
