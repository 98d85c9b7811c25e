import { z } from 'zod';
import { contentFiles } from '../schema';
import { formatIssue, formatPath, validate } from './issues';
import { readYaml } from './read-yaml';

const item = z.strictObject({ id: z.string(), title: z.string().optional() });
const schema = z.strictObject({
  name: z.string().min(1).max(4).optional(),
  summary: z.string().min(5).optional(),
  active: z.boolean().optional(),
  kind: z.enum(['left', 'right']).optional(),
  days: z.array(z.enum(['Monday', 'Tuesday'])).optional(),
  list: z.array(z.string()).min(1).max(2).optional(),
  facts: z.array(z.string()).length(2).optional(),
  phone: z.strictObject({ dial: z.string(), display: z.string() }).optional(),
  items: z.array(item).optional(),
  areas: z.array(z.union([z.string(), item])).optional(),
});

test.each<[object, string[]]>([
  [{ active: 'yes' }, ['active: found "yes", expected true or false']],
  [{ list: 'a' }, ['list: found "a", expected a list: lines that begin with a hyphen and a space']],
  [{ name: ['a'] }, ['name: found a list, expected a text in "quotes"']],
  [{ name: true }, ['name: found true, expected a text in "quotes"']],
  [{ name: null }, ['name: found nothing, expected a text']],
  [{ name: '' }, ['name: found "", expected a text']],
  [{ name: 'abcde' }, ['name: found "abcde", expected at most 4 characters (these are 5)']],
  [{ summary: 'a' }, ['summary: found "a", expected at least 5 characters (this is 1)']],
  [{ list: [] }, ['list: found an empty list, expected at least 1 entry (these are 0)']],
  [{ list: ['a', 'b', 'c'] }, ['list: found a list, expected at most 2 entries (these are 3)']],
  [{ facts: ['a'] }, ['facts: found a list, expected exactly 2 entries (this is 1)']],
  [{ facts: ['', '', ''] }, ['facts: found a list, expected exactly 2 entries (these are 3)']],
  [
    { phone: '705' },
    ['phone: found "705", expected a group of fields, such as “dial: …” and “display: …”'],
  ],
  [
    { items: ['a'] },
    ['items, entry 1: found "a", expected a group of fields, such as “id: …” and “title: …”'],
  ],
  [{ phone: {} }, ['phone: found no dial, display, expected these fields']],
  [{ phone: { dial: '1' } }, ['phone.display: found nothing, expected a text']],
  [{ kind: 'rihgt' }, ['kind: found "rihgt", expected one of left, right (did you mean “right”?)']],
  [{ kind: 'RIGHT' }, ['kind: found "RIGHT", expected one of left, right (did you mean “right”?)']],
  [{ kind: 'up' }, ['kind: found "up", expected one of left, right']],
  [{ kind: 'ight' }, ['kind: found "ight", expected one of left, right (did you mean “right”?)']],
  [{ kind: 'write it' }, ['kind: found "write it", expected one of left, right']],
  [{ kind: 'lxt' }, ['kind: found "lxt", expected one of left, right']],
  [{ kind: 'rightmost' }, ['kind: found "rightmost", expected one of left, right']],
  [{ kind: 'rightabc' }, ['kind: found "rightabc", expected one of left, right']],
  [{ kind: 'above' }, ['kind: found "above", expected one of left, right']],
  [
    { kind: 'up', active: 'no' },
    ['active: found "no", expected true or false', 'kind: found "up", expected one of left, right'],
  ],
  [{ days: ['Mon', 'Tue'] }, ['days, entry 1: found "Mon", expected one of Monday, Tuesday']],
  [
    { phone: { dial: '1', display: '2', call: '3' } },
    [
      'phone.call: found an unknown field, expected one of dial, display, or fewer spaces before it',
    ],
  ],
  [
    { phone: { dail: '1', display: '2' } },
    ['phone.dail: found an unknown field, expected one of dial, display (did you mean “dial”?)'],
  ],
  [
    { phone: { dial: '1', display: '2', a: '', b: '', c: '' } },
    [
      'phone.a: found the unknown fields a, b, c, expected one of dial, display, or fewer spaces before it',
    ],
  ],
  [
    { phone: { dial: [], display: '2', dail: '1' } },
    [
      'phone.dial: found an empty list, expected a text in "quotes"',
      'phone.dail: found an unknown field, expected one of dial, display (did you mean “dial”?)',
    ],
  ],
  [
    { phone: { dial: '1', display: '2', a: '', b: '' } },
    [
      'phone.a: found the unknown fields a, b, expected one of dial, display, or fewer spaces before it',
    ],
  ],
  [
    { areas: ['a', { id: 'b', title: ['c'] }] },
    ['areas, entry 2, title: found a list, expected a text in "quotes"'],
  ],
  [
    { areas: ['a', { id: 'b', titel: 'c' }] },
    [
      'areas, entry 2, titel: found an unknown field, expected one of id, title (did you mean “title”?)',
    ],
  ],
])('of %j the message is in plain words', (data, messages) => {
  const { issues } = validate(schema, data);
  expect(issues.map((issue) => formatIssue('', 0, issue))).toEqual(messages);
});

test('a path and a line are written as people read them', () => {
  expect(formatPath(['home', 'facts', 0, 'title'])).toBe('home.facts, entry 1, title');
  const issue = { path: ['facts', 1], found: 'a', expected: 'b' };
  expect(formatIssue('a.yaml', 3, issue)).toBe(
    'a.yaml, line 3, facts, entry 2: found a, expected b',
  );
  expect(formatIssue('a.yaml', 0, { ...issue, path: [] })).toBe('a.yaml: found a, expected b');
});

test('a list of entries has the fields of the kind that was written', () => {
  const { schema } = contentFiles.site;
  const { issues } = validate(schema.pick({ areas: true }), {
    areas: [{ name: 'A', att: '44, -79' }],
  });
  expect(issues.map(({ expected }) => expected)).toEqual([
    expect.stringContaining('did you mean “at”'),
  ]);
});

test('a missing field has the line of its group, and of a field that of its name', () => {
  const file = readYaml('a: x\ngroup:\n  - one: y\n    two: z\n');
  if ('issue' in file) throw new Error(file.issue.found);
  const paths = [
    ['a'],
    ['group'],
    ['group', 0, 'two'],
    ['group', 0, 'three'],
    ['other'],
    ['group', 7],
  ];
  expect(paths.map((path) => file.lineOf(path))).toEqual([1, 2, 4, 3, 1, 2]);
});

test('a field that lost its spaces is sent to the one of several kinds of groups that has it', () => {
  const kinds = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('own'), hosts: z.array(z.string()).default([]) }),
  ]);
  const { issues } = validate(z.strictObject({ feed: kinds }), {
    feed: { kind: 'own' },
    hosts: [],
  });
  expect(issues.map(({ expected }) => expected)).toEqual([
    '“hosts” in the group “feed”, with two more spaces before it',
  ]);
});
