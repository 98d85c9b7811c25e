import {
  type ErrorCode,
  isAlias,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  type SchemaOptions,
  visit,
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

const inQuotes =
  'the whole text in straight "quotes", which it needs with one of : # & * ! % @ | > [ ] { } in it';

/** How to fix the usual errors, by the parser's code. The parser's own message follows. */
const hints: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'spaces instead of the tab',
  MISSING_CHAR: 'a second quotation mark at the end of the text',
  MULTILINE_IMPLICIT_KEY:
    'a field, with a colon and a space after its name, as in “name: value”, or a # before a note',
  BLOCK_AS_IMPLICIT_KEY: `${inQuotes}, or as many spaces before the next line as its group has`,
  BAD_INDENT:
    'as many spaces before it as the other lines of its group have, and each bracket closed',
  DUPLICATE_KEY: 'each field once, and a hyphen before the first field of an entry',
  BAD_ALIAS: 'a hyphen and a space before an entry of a list',
};

/**
 * Parses the text of a content file.
 * @returns the data, or the first syntax error: later ones may follow from it.
 */
export function readYaml(source: string): YamlFile | { line: number; issue: Issue } {
  const text = normalizeText(source);
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { ...yamlOptions, prettyErrors: false, lineCounter });
  const lineOf = (path: FieldPath): number => {
    const node = document.getIn(path, true) as Node | undefined;
    if (node?.range) return lineCounter.linePos(node.range[0]).line;
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  const nodes: Node[] = [];
  visit(document, { Node: (_, node) => void nodes.push(node) });
  const issueAt = (offset: number, expected: string) => {
    const { line } = lineCounter.linePos(offset);
    const found = formatValue((text.split('\n')[line - 1] ?? '').trim());
    return { line, issue: { path: [], found, expected } };
  };
  const error = document.errors[0] ?? document.warnings[0];
  if (error) {
    const { code, message, pos } = error;
    // A quotation mark or a bracket without its pair is reported after the last value in it, and wrong indentation before
    // the empty lines and comments above the field.
    const isOpen = /^Missing closing|end with/.test(message);
    const last = isOpen && nodes.findLast((node) => isScalar(node) && startOf(node) < pos[0]);
    const offset = last ? startOf(last) : pos[0] + text.slice(pos[0]).search(/^[^#\n]*[^#\s]/m);
    return issueAt(offset, `${hints[code] ?? inQuotes} (${message})`);
  }
  const misread = nodes.find(isMisread);
  return misread ? issueAt(startOf(misread), inQuotes) : { data: document.toJS(), lineOf };
}

const startOf = ({ range }: Node) => range?.[0] ?? 0;

/**
 * Whether YAML takes a part of a text for something else, so that the site would be without that part: `*Best` and
 * `&Sons Ltd` begin with a name, and `We are #1` ends before the #.
 */
function isMisread(node: Node): boolean {
  if (isAlias(node) || (node as Scalar).anchor) return true;
  return isScalar(node) && node.type === 'PLAIN' && /^[^\s#]/.test(node.comment ?? '');
}
