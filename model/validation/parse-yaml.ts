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
import type { FieldPath } from '../schemas/field-path';
import { normalizeText } from '../schemas/normalize';
import { formatValue, type Issue } from './format';

/**
 * Reads every scalar as a string, except true, false and null. As a number, +17055550142 would lose its plus sign and
 * 0123 its zero.
 */
export const yamlOptions: SchemaOptions = { schema: 'failsafe', customTags: ['null', 'bool'] };

export interface YamlFile {
  data: unknown;
  /** Returns the line of a value, or of its group if the value is missing. */
  lineOf(path: FieldPath): number;
}

const inQuotes =
  'the whole text in straight "quotes", which are needed if it contains any of : # & * ! % @ | > [ ] { }';

const aField =
  'a field, written as “name: value” with a space after the colon, or a # at the beginning of a note';

/** How to fix the usual syntax errors, by the parser's error code. The parser's own message is added to it. */
const hints: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'spaces instead of the tab',
  MISSING_CHAR: aField,
  MULTILINE_IMPLICIT_KEY: aField,
  BLOCK_AS_IMPLICIT_KEY: `${inQuotes}, or the next line indented by as many spaces as its group`,
  BAD_INDENT: 'as many spaces before it as before the other lines of its group',
  DUPLICATE_KEY: 'each field only once, and a hyphen before the first field of each entry',
  BAD_ALIAS: 'a hyphen and a space before each entry of a list',
};

/**
 * Parses the text of a content file.
 * @returns the data, or only the first syntax error, because later ones may be caused by it.
 */
export function parseYaml(source: string): YamlFile | { line: number; issue: Issue } {
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
  const conflict = text.search(/^(<{7}|={7}|>{7})\s/m);
  if (conflict !== -1) return issueAt(conflict, 'one of the two versions, without git’s marks');
  const error = document.errors[0] ?? document.warnings[0];
  if (error) {
    const { code, message, pos } = error;
    // The parser reports a missing closing quotation mark or bracket at the end of the last value inside, and wrong
    // indentation before the empty lines and comments above the field.
    const isUnclosed = /^Missing closing|end with/.test(message);
    const last = isUnclosed && nodes.findLast((node) => isScalar(node) && startOf(node) < pos[0]);
    const offset = last ? startOf(last) : pos[0] + text.slice(pos[0]).search(/^[^#\n]*[^#\s]/m);
    let hint = hints[code] ?? inQuotes;
    if (isUnclosed) hint = 'a closing quotation mark or bracket at the end of the text';
    if (/^\s*-[^\s-]/.test(text.slice(offset))) hint = 'a space after the hyphen';
    if (message.startsWith('A block sequence'))
      hint = 'the name of the list above it, for example “areas:”, without a # before it';
    return issueAt(offset, `${hint} (${message})`);
  }
  const misread = nodes.find(isMisread);
  return misread ? issueAt(startOf(misread), inQuotes) : { data: document.toJS(), lineOf };
}

const startOf = ({ range }: Node) => range?.[0] ?? 0;

/**
 * Whether YAML reads a part of a text as syntax, so that the part would be missing on the site: `*Best` is an alias,
 * `&Sons Ltd` begins with an anchor, and `We are #1` ends with a comment.
 */
function isMisread(node: Node): boolean {
  if (isAlias(node) || (node as Scalar).anchor) return true;
  return isScalar(node) && node.type === 'PLAIN' && /^[^\s#]/.test(node.comment ?? '');
}
