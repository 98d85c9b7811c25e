import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type Entry, isEntry } from '../../../content/schema/entries';
import { asTexts } from '../../../content/schema/yaml-texts';

/** The same value was changed in the form and, meanwhile, elsewhere. */
export class Conflict extends Error {
  override name = 'Conflict';
  constructor(readonly at: readonly Step[]) {
    const place = at.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : step));
    super(`${place.join(', ') || 'The file'} was changed elsewhere`);
  }
}

type Step = string | number;
type At = readonly Step[];

/**
 * Writes into a YAML text what a form changed, and nothing else: notes, order, quotes, line ends and
 * a byte order mark stay, and so does what somebody else changed in the text meanwhile.
 * @param text the file as it is now.
 * @param base the values with which the form began.
 * @param ours the values that the form holds now.
 * @throws {Conflict} when both sides changed one value, each to another one.
 */
export function mergeYaml(text: string, base: unknown, ours: unknown): string {
  if (isEqual(base, ours)) return text;
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const windows = /\r\n/.test(text);
  const source = text.slice(mark.length).replaceAll('\r\n', '\n');
  const document = parseDocument(source, asTexts);
  const merge = new Merge(document);
  document.contents = merge.value(document.contents, base, ours, []) as typeof document.contents;
  if (!merge.changed) return text;
  const result = merge.respelt(source) ?? inOneStyle(document);
  return mark + (windows ? result.replaceAll('\n', '\r\n') : result);
}

function inOneStyle(document: Document): string {
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

class Merge {
  /** Whether the text needs any change. */
  changed = false;
  /** Scalars with a new value: where nothing else changed, only their own characters do. */
  private respellings: { from: number; to: number; text: string }[] = [];
  private onlyScalars = true;

  constructor(private readonly document: Document) {}

  value(node: unknown, base: unknown, ours: unknown, at: At): unknown {
    if (isEqual(base, ours)) return node;
    const theirs = this.plain(node);
    if (isEqual(theirs, ours)) return node;
    if (isMap(node) && isEntry(base) && isEntry(ours)) return this.group(node, base, ours, at);
    if (isSeq(node) && Array.isArray(base) && Array.isArray(ours)) {
      return this.list(node, base, ours, at);
    }
    if (!isEqual(theirs, base)) throw new Conflict(at);
    this.changed = true;
    if (isScalar(node) && !isObject(ours)) return this.scalar(node, ours);
    this.onlyScalars = false;
    return this.made(ours);
  }

  /** The source with new characters for its changed scalars, if that says it all. */
  respelt(source: string): string | undefined {
    if (!this.onlyScalars) return undefined;
    let text = source;
    for (const { from, to, text: own } of this.respellings.sort((a, b) => b.from - a.from)) {
      text = text.slice(0, from) + own + text.slice(to);
    }
    const said = parseDocument(text, asTexts);
    return said.errors.length === 0 && isEqual(said.toJS(), this.document.toJS())
      ? text
      : undefined;
  }

  private plain(node: unknown): unknown {
    return node === null || node === undefined ? node : (node as Node).toJS(this.document);
  }

  private made(value: unknown) {
    return this.document.createNode(value);
  }

  private scalar(node: Scalar, value: unknown): Scalar {
    const [from = 0, to = 0] = node.range ?? [];
    const style = node.type;
    const quoted = style === Scalar.QUOTE_DOUBLE || style === Scalar.QUOTE_SINGLE;
    const text = stringify(value, {
      ...asTexts,
      lineWidth: 0,
      ...(quoted && typeof value === 'string' && { defaultStringType: style }),
    }).trimEnd();
    const isOneLine = (quoted || style === Scalar.PLAIN) && from < to && !text.includes('\n');
    if (isOneLine) this.respellings.push({ from, to, text });
    else this.onlyScalars = false;
    node.value = value;
    return node;
  }

  private group(node: YAMLMap, base: Entry, ours: Entry, at: At): YAMLMap {
    const keys = Object.keys(ours);
    for (const key of Object.keys(base)) {
      if (ours[key] !== undefined || base[key] === undefined || !node.has(key)) continue;
      if (!isEqual(this.plain(node.get(key, true)), base[key])) throw new Conflict([...at, key]);
      node.delete(key);
      this.structural();
    }
    for (const [index, key] of keys.entries()) {
      if (ours[key] === undefined) continue;
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (pair) {
        pair.value = this.value(pair.value, base[key], ours[key], [...at, key]);
      } else if (!isEqual(base[key], ours[key])) {
        if (base[key] !== undefined) throw new Conflict([...at, key]);
        this.insertPair(node, keys.slice(0, index), key, ours[key]);
      }
    }
    return node;
  }

  /** Behind the field that the form has before it. */
  private insertPair(node: YAMLMap, before: string[], key: string, value: unknown) {
    const place = Math.max(
      -1,
      ...node.items.map((item, index) =>
        isPair(item) && isScalar(item.key) && before.includes(String(item.key.value)) ? index : -1,
      ),
    );
    node.items.splice(place + 1, 0, this.document.createPair(key, value) as never);
    this.structural();
  }

  private list(node: YAMLSeq, base: unknown[], ours: unknown[], at: At): YAMLSeq {
    const before = [...node.items];
    const theirs = before.map((item) => this.plain(item));
    const baseOfOurs = pairUp(base, ours);
    const baseOfTheirs = pairUp(base, theirs);
    const isNew = (place: number) => baseOfTheirs[place] === undefined;

    for (const [index, value] of base.entries()) {
      const their = baseOfTheirs.indexOf(index);
      if (baseOfOurs.includes(index) || their < 0) continue;
      if (!isEqual(theirs[their], value)) throw new Conflict([...at, index]);
    }
    const kept = ours.flatMap((value, index) => {
      const from = baseOfOurs[index];
      const their = from === undefined ? -1 : baseOfTheirs.indexOf(from);
      if (their >= 0) {
        return [this.value(before[their], base[from as number], value, [...at, index])];
      }
      const other =
        from === undefined
          ? theirs.find((one, place) => isNew(place) && isSameEntry(one, value))
          : base[from];
      if (other === undefined) return [this.made(value)];
      if (!isEqual(other, value)) throw new Conflict([...at, index]);
      return [];
    });

    const theirOrder = before.filter((item, place) => kept.includes(item) || isNew(place));
    const order = baseOfOurs.filter((from) => from !== undefined);
    const hasMoved = order.some((from, index) => from < (order[index - 1] ?? 0));
    const items = hasMoved ? interleave(kept, theirOrder) : interleave(theirOrder, kept);
    const isSame = items.length === before.length && items.every((item, i) => item === before[i]);
    if (isSame) return node;
    this.structural();
    keepSpaces(before, items);
    // An empty list can only be written as [], and what comes into it as it stands elsewhere.
    if (before.length === 0) node.flow = false;
    node.items = items;
    return node;
  }

  private structural() {
    this.changed = true;
    this.onlyScalars = false;
  }
}

/** Puts what only `other` has into `list`, each behind the one that it follows there. */
function interleave(list: unknown[], other: unknown[]): unknown[] {
  const result = [...list];
  for (const [index, item] of other.entries()) {
    if (result.includes(item)) continue;
    const follows = other.slice(0, index).findLast((earlier) => result.includes(earlier));
    result.splice(follows === undefined ? 0 : result.indexOf(follows) + 1, 0, item);
  }
  return result;
}

/** Entries stand apart by a blank line or they do not, wherever they have moved. */
function keepSpaces(before: unknown[], after: unknown[]) {
  const apart = before.slice(1).some((item) => (item as Node).spaceBefore);
  for (const [index, item] of after.entries()) {
    const node = item as Node;
    if (isMap(node) || node.spaceBefore) node.spaceBefore = apart && index > 0;
  }
}

/** For each entry of a list its place in the one that it came from: the same value, else name or place. */
function pairUp(from: unknown[], to: unknown[]): (number | undefined)[] {
  const pairs: (number | undefined)[] = to.map(() => undefined);
  const take = (same: (one: unknown, other: unknown, i: number, j: number) => boolean) => {
    for (const [index, one] of from.entries()) {
      if (pairs.includes(index)) continue;
      const place = to.findIndex(
        (other, i) => pairs[i] === undefined && same(one, other, index, i),
      );
      if (place >= 0) pairs[place] = index;
    }
  };
  take(isEqual);
  take(isSameEntry);
  // What has neither kept its name nor its words can only be told by its place.
  if (from.length === to.length) take((_, __, i, j) => i === j);
  return pairs;
}

/** What tells an entry from the others of its list. */
const names = ['id', 'file', 'social', 'path', 'name', 'title', 'picture'];

function isSameEntry(one: unknown, other: unknown): boolean {
  if (!isEntry(one) || !isEntry(other)) return false;
  const name = names.find((field) => field in one);
  return name !== undefined && one[name] === other[name];
}

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object';
}

/** Same values, whatever the order of a group's fields. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  }
  if (!isEntry(one) || !isEntry(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isEqual(one[key], other[key]));
}
