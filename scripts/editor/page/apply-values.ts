import type { Node, YAMLMap, YAMLSeq } from 'yaml';
import { Composer, CST, type Document, isMap, isScalar, isSeq, Parser, parseDocument } from 'yaml';
import { yamlOptions } from '../../../content/schema';
import { canonical, isRecord, removeEmpty, type Values } from './values';

/**
 * Writes changed values into a YAML text and keeps its comments. When only values change, all other lines
 * are unchanged. When entries are added, removed or moved, the file is formatted again.
 * @throws when the new text would not hold exactly these values.
 */
export function applyValues(text: string, values: unknown): string {
  const tokens = [...new Parser().parse(text)];
  const options = { ...yamlOptions, keepSourceTokens: true };
  const [document] = new Composer(options).compose(tokens, true);
  if (!document) return text;
  document.contents = updated(document, document.contents, values) as typeof document.contents;
  const style = { lineWidth: 0, blockQuote: false, flowCollectionPadding: false };
  for (const result of [tokens.map(CST.stringify).join(''), document.toString(style)]) {
    const read = parseDocument(result, yamlOptions);
    if (read.errors.length === 0 && canonical(read.toJS()) === canonical(values)) return result;
  }
  throw new Error('The forms cannot write this change. Use a text editor.');
}

/** The node with a new value: the same node as far as possible, and otherwise a new one. */
function updated(document: Document, node: unknown, value: unknown): unknown {
  if (canonical(plain(node)) === canonical(value)) return node;
  if (isMap(node) && isRecord(value)) return updatedMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return updatedList(document, node, value);
  if (!isScalar(node) || typeof value === 'object') {
    const { comment, commentBefore } = (node ?? {}) as Partial<Node>;
    const made = document.createNode(removeEmpty(value) ?? []);
    return Object.assign(made as Node, { comment, commentBefore });
  }
  node.value = value;
  const { srcToken: token } = node;
  if (token) CST.setScalarValue(token, String(value));
  return node;
}

function updatedMap(document: Document, map: YAMLMap, values: Values): YAMLMap {
  const isEmpty = (value: unknown) => removeEmpty(value) === undefined;
  // The forms give `false` for each switch that the file leaves out.
  const empty = [null, '', false];
  map.items = map.items.filter(
    ({ key, value }) => !isEmpty(values[String(key)]) || isEmpty(plain(value)),
  );
  let index = map.items.length;
  for (const [name, value] of Object.entries(values)) {
    const at = map.items.findIndex(({ key }) => String(key) === name);
    const field = map.items[at];
    if (field) field.value = updated(document, field.value, value);
    else if (canonical(value) === '') continue;
    else map.items.splice(index, 0, document.createPair(name, removeEmpty(value, empty)));
    index = field ? at + 1 : index + 1;
  }
  return map;
}

function updatedList(document: Document, list: YAMLSeq, values: unknown[]): YAMLSeq {
  const before = list.items as Node[];
  const [first] = before;
  // The parser gives the comment at the head of a list to the first entry. It would move with it.
  if (first?.commentBefore) {
    list.commentBefore = [list.commentBefore, first.commentBefore].filter(Boolean).join('\n');
    first.commentBefore = null;
  }
  const isSpaced = before.slice(1).some(({ spaceBefore }) => spaceBefore);
  const sources = sourcesOf(values, before.map(plain));
  list.items = values.map((value, index) => {
    const node = updated(document, before[sources[index] ?? -1], value) as Node;
    if (isSpaced) node.spaceBefore = index > 0;
    return node;
  });
  // An empty list can only be written as [].
  if (before.length === 0) list.flow = false;
  return list;
}

/** For each value its index in the old list: by its first field, and in a list of equal length by order. */
function sourcesOf(values: unknown[], before: unknown[]): (number | undefined)[] {
  const [name = ''] = isRecord(values[0]) ? Object.keys(values[0]) : [];
  const identity = (value: unknown) => canonical(isRecord(value) ? value[name] : value);
  const free = new Set(before.keys());
  const known = values.map((value) => {
    const index = [...free].find((at) => identity(before[at]) === identity(value));
    if (index !== undefined) free.delete(index);
    return index;
  });
  if (values.length !== before.length) return known;
  // Of the rest the first field was changed.
  const rest = free.values();
  return known.map((index) => index ?? rest.next().value);
}

const plain = (node: unknown) => (node as Node | null)?.toJSON();
