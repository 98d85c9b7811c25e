import {
  type Document,
  isAlias,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type SchemaOptions,
  visit,
  type YAMLError,
} from 'yaml';
import { formatValue, type Issue } from '../messages/format';
import type { FieldPath } from '../schemas/field-path';
import { normalizeText } from '../schemas/normalize';

/**
 * Reads every scalar as text, except true, false and null. As numbers, +17055550142 would lose its plus and 0123
 * its zero.
 */
export const yamlOptions: SchemaOptions = { schema: 'failsafe', customTags: ['null', 'bool'] };

export interface YamlFile {
  data: unknown;
  /** The line of a value or, when it is missing, of its group. */
  lineOf(path: FieldPath): number;
}

const inQuotes = 'the whole text in straight "quotes"';

const becauseOfSign = `${inQuotes}, which it needs with one of : # & * ! % @ | > [ ] { } in it`;

/** The parser's messages that an owner would not understand, and what to write instead. */
const hints: [RegExp, string][] = [
  [/^Tabs/, 'spaces instead of the tab'],
  [/^Missing closing/, 'a second quotation mark at the end of the text'],
  [
    /^Implicit/,
    'a field, with a colon and a space after its name, as in “name: value”, or a # before a note',
  ],
  [/^Nested/, `${becauseOfSign}, or as many spaces before the next line as its group has`],
  [/same column/, 'as many spaces before it as the other lines of its group have'],
  [/^Map keys/, 'each field once, and a hyphen before the first field of an entry'],
  [/^(Alias|Sequence item)/, 'a hyphen and a space before an entry of a list'],
  [/^(A block seq|Unexpected seq)/, 'lines above it that begin with # or a hyphen'],
  [/flow/i, `${inQuotes} if it is a text, or a closing bracket at its end if it is a list`],
  [/at node end$/, becauseOfSign],
];

/**
 * Parses the text of a content file.
 * @returns the data, or the first syntax error: later ones may follow from it.
 */
export function readYaml(source: string): YamlFile | { line: number; issue: Issue } {
  const text = normalizeText(source);
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { ...yamlOptions, prettyErrors: false, lineCounter });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const error = document.errors[0] ?? document.warnings[0];
  const offset = error ? offsetOfError(error, document, text) : offsetOfMisread(document);
  if (offset === undefined)
    return { data: document.toJS(), lineOf: (path) => lineAt(offsetOf(document, path)) };
  const line = lineAt(offset);
  const found = formatValue((text.split('\n')[line - 1] ?? '').trim());
  return { line, issue: { path: [], found, expected: error ? hintFor(error) : inQuotes } };
}

function hintFor({ message }: YAMLError): string {
  const [, hint] = hints.find(([pattern]) => pattern.test(message)) ?? [];
  return hint ?? `${becauseOfSign} (${message})`;
}

function offsetOfError(error: YAMLError, document: Document.Parsed, text: string): number {
  const [reported] = error.pos;
  // Wrong indentation is reported before the empty lines and comments above the field.
  const comments = text.slice(reported).search(/^[^#\n]*[^#\s]/m);
  let offset = reported + comments;
  // A quotation mark or bracket without its pair is reported later than the last value in it.
  if (/^Missing closing|end with/.test(error.message))
    visit(document, {
      Scalar(_, { range }) {
        if (range && range[0] < reported) [offset] = range;
      },
    });
  return offset;
}

/** The first text of which YAML takes a part for something else. The site would be without that part. */
function offsetOfMisread(document: Document.Parsed): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Node(_, node) {
      // `*Best` and `&Sons Ltd` begin with a name for YAML, and `We are #1` ends before the #.
      const isName = isAlias(node) || node.anchor;
      const isCut = isScalar(node) && node.type === 'PLAIN' && /^[^\s#]/.test(node.comment ?? '');
      if (isName || isCut) offset ??= node.range?.[0];
    },
  });
  return offset;
}

/** The offset of the innermost value on the path that exists. */
function offsetOf(document: Document.Parsed, path: FieldPath): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}
