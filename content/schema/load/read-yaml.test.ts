import { formatIssue } from './issues';
import { readYaml } from './read-yaml';

const messageOf = (text: string) => {
  const file = readYaml(text);
  return 'issue' in file ? formatIssue('a.yaml', file.line, file.issue) : file.data;
};

test('texts that look like numbers stay texts; true, false and nothing do not', () => {
  expect(
    messageOf('a: +17055550142\nb: 0123\nc: 1e3\nd: true\ne: false\nf: null\ng:\nh: "true"'),
  ).toEqual({
    a: '+17055550142',
    b: '0123',
    c: '1e3',
    d: true,
    e: false,
    f: null,
    g: null,
    h: 'true',
  });
});

const quotes = 'the whole text in "quotes"';
const withColon = `${quotes} if it has a colon in it, or other spaces before it or the next line`;
const orHyphen = `${quotes}, or a hyphen and a space before an entry of a list`;
const field = 'a field, with a colon and a space after its name, as in “name: value”';
const hyphen = 'a hyphen and a space before an entry of a list';
const closing = `a closing bracket at the end, or ${quotes}`;
const note = `${quotes}, because # begins a note`;
const indent = 'as many spaces before the line as before the others of its group';
const tab = 'spaces instead of the tab';

test.each([
  ['a: x\na: y', 2, 'each field once, and a hyphen before the first field of an entry'],
  ['a: x\n- b', 2, field],
  ['name\nother: x', 1, field],
  ['a: x\nb\nc: y', 2, field],
  ['a: x\n  b: y', 1, withColon],
  ['a: x: y', 1, withColon],
  ['a: "x" y', 1, orHyphen],
  ['a: [x] y', 1, orHyphen],
  ['a: > x', 1, orHyphen],
  ["a: 'x\nb: y", 1, 'a second quotation mark at the end of the text'],
  ['a: "x', 1, 'a second quotation mark at the end of the text'],
  ['list:\n• One\n• Two', 2, hyphen],
  ['list:\n– One', 2, hyphen],
  ['list:\n— One', 2, hyphen],
  ['list:\n* One', 2, hyphen],
  ['a:\n\tb: x', 2, tab],
  ['# note\n\n\tb: x', 3, tab],
  ['a: x\n \n# note\n\tb: y', 4, tab],
  ['a:\n# note\n\tb: x', 3, tab],
  ['a: x\n# note\n  b: y', 3, indent],
  ['a:\n  - b\n# note\n c: x', 4, indent],
  ['a: @x', 1, quotes],
  ['a: `x`', 1, quotes],
  ['a: %x', 1, quotes],
  ['a: & Sons', 1, quotes],
  ['a: &Sons Ltd', 1, quotes],
  ['a: x\nb: *Best', 2, quotes],
  ['a: !x', 1, quotes],
  ['a: {b}} c', 1, quotes],
  ['a: [x', 1, closing],
  ['a: {x: 1\nb: y', 1, closing],
  ['a: x #note', 1, note],
  ['a: We are #1', 1, note],
  ['a: |\n  x\n y', 3, indent],
  ['a: x\n---\nb: y', 2, 'no line of three hyphens, which ends a file'],
  ['a: "7\\days"', 1, 'each \\ twice in a text in "quotes"'],
])('%j is a mistake in line %i, with its cure', (text, line, expected) => {
  const written = JSON.stringify((text.split('\n')[line - 1] ?? '').trim());
  expect(messageOf(`${text}\n`)).toBe(
    `a.yaml, line ${line}: found ${written}, expected ${expected}`,
  );
});

test.each([
  ['a: x # note', 'x'],
  ['a: "x #1"', 'x #1'],
  ['a: "x" #1', 'x'],
  ['a: x]', 'x]'],
  ['a: "*x"', '*x'],
  ['a:\n  x\n  y', 'x y'],
])('%j is a text', (text, value) => {
  expect(messageOf(text)).toEqual({ a: value });
});
