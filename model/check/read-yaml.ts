import {
  type Document,
  type ErrorCode,
  isNode,
  LineCounter,
  parseDocument,
  type SchemaOptions,
  visit,
} from 'yaml';
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
  /** The line of a value or, when it is missing, of its group. */
  lineOf(path: FieldPath): number;
}

const inQuotes = 'the whole text in straight "quotes"';

/** Lines with a mistake that the parser reports in its own words, and often at a later line. */
const lineMistakes: [RegExp, string][] = [
  [/^ *\t/, 'spaces instead of the tab'],
  [/^ *[*•·▪●–—]\s/, 'a hyphen and a space before an entry of a list'],
  [/^ *(- +)?\w+:(?!\/\/)[^\s:]/, 'a space after the colon'],
  [/^(?![-#\s])[^:]+$/, 'a field, with a colon and a space after its name, as in “name: value”'],
  [/(: +|- +)("([^"\\]|\\.)*|'[^']*)$/, 'a second quotation mark at the end of the text'],
  [/(: +|- +)([[][^\]]*|\{[^}]*)$/, `a closing bracket at the end, or ${inQuotes}`],
];

const anyMistake = `“name: value” with as many spaces before it, and before the next line, as their group has, or ${inQuotes}, which it needs with one of : # & * ! % @ [ ] { } in it`;

const onceEach = 'each field once, and a hyphen before the first field of an entry';

/** Parses the text of a content file. Reports only the first syntax error, because later ones may follow from it. */
export function readYaml(source: string): YamlFile | { line: number; issue: Issue } {
  const text = normalizeText(source);
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  try {
    const document = parseDocument(text, { ...yamlOptions, prettyErrors: false, lineCounter });
    const lost = lostText(document);
    const error = document.errors[0] ?? document.warnings[0];
    if (error) return syntaxIssue(text.split('\n'), lineAt(error.pos[0]), error.code);
    if (lost !== undefined) return mistakeAt(text.split('\n'), lineAt(lost), inQuotes);
    return { data: document.toJS(), lineOf: (path) => lineAt(offsetOf(document, path)) };
  } catch {
    // Deeply nested brackets, and aliases that multiply the data.
    return { line: 1, issue: { path: [], found: 'too many groups', expected: 'fewer of them' } };
  }
}

/** The first line up to the reported one with a mistake that we know, or else the reported one. */
function syntaxIssue(lines: string[], reported: number, code: ErrorCode) {
  for (const [index, line] of lines.slice(0, reported).entries()) {
    const [, expected] = lineMistakes.find(([pattern]) => pattern.test(line)) ?? [];
    if (expected) return mistakeAt(lines, index + 1, expected);
  }
  const isFilled = (line: string, index: number) =>
    index >= reported - 1 && !/^\s*(#|$)/.test(line);
  const line = lines.findIndex(isFilled) + 1 || reported;
  return mistakeAt(lines, line, code === 'DUPLICATE_KEY' ? onceEach : anyMistake);
}

function mistakeAt(lines: string[], line: number, expected: string) {
  const found = formatValue((lines[line - 1] ?? '').trim());
  return { line, issue: { path: [], found, expected } };
}

/** Where YAML takes a part of a text for something else, and the site would silently be without it. */
function lostText(document: Document.Parsed): number | undefined {
  let lost: number | undefined;
  visit(document, {
    Alias(_, { range }) {
      lost ??= range?.[0];
    },
    Scalar(_, { type, anchor, comment, range }) {
      // `&Sons Ltd` begins with a name for YAML, and `We are #1` ends before the #.
      const isCut = type === 'PLAIN' && /^[^\s#]/.test(comment ?? '');
      if (anchor || isCut) lost ??= range?.[0];
    },
  });
  return lost;
}

/** Of the innermost value on the path that is there. */
function offsetOf(document: Document.Parsed, path: FieldPath): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}
