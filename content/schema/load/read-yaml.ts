import type { Document, ErrorCode, SchemaOptions } from 'yaml';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { FieldPath } from '../fields/field-path';
import { normalizeText } from '../fields/normalize';
import { formatValue, type Issue } from './issues';

/**
 * Scalars are read as text, except true, false and null. As numbers, +17055550142 would lose its plus and 0123
 * its zero.
 */
export const yamlOptions: SchemaOptions = { schema: 'failsafe', customTags: ['null', 'bool'] };

export interface YamlFile {
  data: unknown;
  /** The line of a value or, when it is missing, of its parent. */
  lineOf(path: FieldPath): number;
}

/** Parses the text of a content file. Reports only the first syntax error, because later ones may follow from it. */
export function readYaml(source: string): YamlFile | { line: number; issue: Issue } {
  const text = normalizeText(source);
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  try {
    const document = parseDocument(text, { ...yamlOptions, prettyErrors: false, lineCounter });
    const mistake = findMistake(text, document);
    if (!mistake)
      return { data: document.toJS(), lineOf: (path) => lineAt(offsetOf(document, path)) };
    const lines = text.split('\n');
    const start = lineAt(mistake.start) - 1;
    // Skips empty lines and comments.
    const first = lines.findIndex((one, index) => index >= start && !/^\s*(#|$)/.test(one));
    const line = (first < 0 ? start : first) + 1;
    const written = lines[line - 1] ?? '';
    const [, expected = mistake.expected] = starts.find(([start]) => start.test(written)) ?? [];
    return { line, issue: { path: [], found: formatValue(written.trim()), expected } };
  } catch {
    // Deeply nested brackets, and aliases that multiply the data.
    return { line: 1, issue: { path: [], found: 'too many groups', expected: 'fewer of them' } };
  }
}

const inQuotes = 'the whole text in "quotes"';
const asField = 'a field, with a colon and a space after its name, as in “name: value”';

/** Where a line begins with the mistake. */
const starts: [RegExp, string][] = [
  [/^ *\t/, 'spaces instead of the tab'],
  [/^ *[*•–—]\s/, 'a hyphen and a space before an entry of a list'],
];

/** Where the whole text in quotes is not the cure. */
const expectations: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'each \\ twice in a text in "quotes"',
  BAD_INDENT: 'as many spaces before the line as before the others of its group',
  BLOCK_AS_IMPLICIT_KEY: `${inQuotes} if it has a colon in it, or other spaces before it or the next line`,
  DUPLICATE_KEY: 'each field once, and a hyphen before the first field of an entry',
  MISSING_CHAR: asField,
  MULTILINE_IMPLICIT_KEY: asField,
  MULTIPLE_DOCS: 'no line of three hyphens, which ends a file',
  UNEXPECTED_TOKEN: `${inQuotes}, or a hyphen and a space before an entry of a list`,
};

function findMistake(
  text: string,
  document: Document.Parsed,
): { start: number; expected: string } | undefined {
  const error = document.errors[0] ?? document.warnings[0];
  const at = error?.pos[0] ?? -1;
  let found = error && { start: at, expected: expectations[error.code] ?? inQuotes };
  const isBracket = error?.code === 'UNEXPECTED_TOKEN' && /[[\]{}]/.test(text.charAt(at));
  if (isBracket) found = { start: at, expected: inQuotes };
  // A first line without a colon ends the file for YAML, which reports the next line.
  if (error?.code === 'UNEXPECTED_TOKEN' && isScalar(document.contents))
    found = { start: document.contents.range?.[0] ?? 0, expected: asField };
  visit(document, {
    Alias(_, { range }) {
      found ??= { start: range?.[0] ?? 0, expected: inQuotes };
    },
    Collection(_, { flow, range }) {
      const [start, end] = range ?? [0, 0];
      if (!flow || at <= start || at > end) return;
      // Text that begins with a brace or a bracket. That it has no end is noticed on a later line.
      const isOpen = error?.code === 'BAD_INDENT' || (at === end && !isBracket);
      found = isOpen
        ? { start, expected: `a closing bracket at the end, or ${inQuotes}` }
        : { start: at, expected: inQuotes };
    },
    Scalar(_, { type, anchor, comment, range }) {
      const [start, end] = range ?? [0, 0];
      // The parser reports it only at the end of the file.
      if (error?.code === 'MISSING_CHAR' && type?.startsWith('QUOTE') && end === at)
        found = { start, expected: 'a second quotation mark at the end of the text' };
      // `We are #1` ends before the # for YAML. The rest would silently be missing from the site.
      if (!error && type === 'PLAIN' && /^[^\s#]/.test(comment ?? ''))
        found = { start, expected: `${inQuotes}, because # begins a note` };
      // So does `&Sons Ltd` before the space.
      if (anchor) found ??= { start, expected: inQuotes };
    },
  });
  return found;
}

function offsetOf(document: Document.Parsed, path: FieldPath): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range[0] ?? 0;
  for (const step of path) {
    const pairs = isMap(node) ? node.items : [];
    const pair = pairs.find(({ key }) => isScalar(key) && key.value === step);
    const item = isSeq(node) ? node.items[Number(step)] : pair?.key;
    if (!isNode(item)) break;
    offset = item.range?.[0] ?? offset;
    node = pair ? pair.value : item;
  }
  return offset;
}
