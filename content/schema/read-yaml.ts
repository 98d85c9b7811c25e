import { readFileSync, statSync } from 'node:fs';
import {
  type Document,
  isAlias,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import { unseen } from './look-alikes';
import {
  bullet,
  crookedHyphen,
  diagnose,
  inPlainWords,
  lostHyphen,
  needsBlank,
  noHyphen,
  references,
  tooDeep,
  type YamlIssue,
} from './yaml-mistakes';
import { asTexts } from './yaml-texts';

export interface YamlFile {
  data: unknown;
  /** The line on which a value (or, where it is missing, the group around it) begins. */
  line: (at: readonly PropertyKey[]) => number;
}

/** Far more than all that a site of this kind says; a larger file was put here by mistake. */
const largestFile = 300_000;

/** Groups within groups: no content file has more than six. */
const deepest = 30;

/**
 * Reads one content file; `file` is missing when nothing of it can be understood.
 * @param fields the names of fields that may stand in it, by which two on one line are told from a text.
 */
export function readYaml(
  path: string,
  fields: () => readonly string[],
): { file?: YamlFile; issues: YamlIssue[] } {
  const broken = (sentence: string) => ({ issues: [{ line: undefined, sentence }] });
  const found = bytesOf(path);
  if (typeof found === 'string') return broken(found);
  const text = decode(found);
  if (text === undefined) {
    return broken(
      'the file is not saved as UTF-8. In your editor choose “Save with encoding”, then UTF-8.',
    );
  }
  try {
    return readOnce(text, fields);
  } catch (error) {
    // Thousands of brackets within each other exhaust the parser.
    if (error instanceof RangeError) return broken(tooDeep);
    throw error;
  }
}

/**
 * The file's bytes, or a sentence that says why there are none. What is no ordinary file is never
 * opened: a pipe would keep the reader waiting for ever.
 */
function bytesOf(path: string): Buffer | string {
  try {
    const found = statSync(path);
    if (found.isDirectory()) return 'a folder has this name. Put the file in its place.';
    if (!found.isFile()) return 'this is no ordinary file. Put a text file in its place.';
    if (found.size > largestFile)
      return 'the file is much too large. Is it another one by mistake?';
    return readFileSync(path);
  } catch {
    return 'the file cannot be opened. May you read it, and is it closed in other programs?';
  }
}

/**
 * Blanks that word processors and web pages bring along, where YAML wants plain ones: before a
 * line's first sign, after a field's colon or a hyphen, and at a line's end. Those without a width, and
 * the marks of a writing direction that phones put around a number, go everywhere.
 */
function withPlainBlanks(text: string): string {
  return text
    .replace(unseen, '')
    .replace(/^(?:\p{Zs})*(?:-\p{Zs}+)?(?:\w+:\p{Zs}+)?|\p{Zs}+$/gmu, (start) =>
      start.replace(/\p{Zs}/gu, ' '),
    );
}

/** What was read last, by its text: at each save all files are read, and one of them has changed. */
const known = new Map<string, ReturnType<typeof readText>>();

function readOnce(text: string, fields: () => readonly string[]): ReturnType<typeof readText> {
  const before = known.get(text);
  if (before) return before;
  if (known.size > 50) known.clear();
  const read = readText(withPlainBlanks(text), fields);
  known.set(text, read);
  return read;
}

function readText(
  text: string,
  fields: () => readonly string[],
): { file?: YamlFile; issues: YamlIssue[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { ...asTexts, prettyErrors: true, lineCounter: lines });
  const lineAt = (offset: number) => Math.max(lines.linePos(offset).line, 1);
  // Anything but a name given twice leaves the parser guessing, and guesses would only bring
  // follow-up issues: then the first one alone is told.
  const all = [...document.errors, ...document.warnings];
  const serious = all.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (serious) return { issues: [diagnose(serious, text, lineAt(serious.pos[0]), fields)] };
  const misunderstood = findMisunderstood(document, text, lineAt);
  if (misunderstood) return { issues: [misunderstood] };
  const hyphen = lostHyphen(all, text);
  const issues = (hyphen ? all.slice(0, 1) : all).map((problem) => ({
    line: lineAt(problem.pos[0]),
    sentence: hyphen ?? inPlainWords(problem, text),
  }));
  const file = {
    data: document.toJS(),
    line: (at: readonly PropertyKey[]) => lineAt(offsetOf(document, at)),
  };
  return { file, issues: [...issues, ...swallowedNotes(document, text, lineAt)] };
}

const unprintableSign =
  'a sign that can be neither seen nor printed came along with the text. Delete the text and type it anew.';

/** Pasted along from elsewhere; no page may hold them, and no picture of the title can be drawn. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the very signs that are looked for.
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/;

/**
 * What YAML reads in good order, but never as an owner means it: references (which could also
 * multiply a file without end), a list's hyphen that became part of the text above it, and a name
 * without a blank after its colon.
 */
function findMisunderstood(
  document: Document.Parsed,
  text: string,
  lineAt: (offset: number) => number,
): YamlIssue | undefined {
  let found: YamlIssue | undefined;
  const stop = (offset: number | undefined, sentence: string) => {
    found = { line: lineAt(offset ?? 0), sentence };
    return visit.BREAK;
  };
  visit(document, {
    Node(_, node, path) {
      if (path.length > 2 * deepest) return stop(node.range?.[0], tooDeep);
      if (isAlias(node) || node.anchor !== undefined) {
        return stop(node.range?.[0], references);
      }
      if (isScalar(node) && unprintable.test(String(node.value))) {
        return stop(node.range?.[0], unprintableSign);
      }
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
      const [start, end] = node.range;
      const written = text.slice(start, end);
      const isList = /\n *- /.test(written) || bullet.test(written.split('\n')[1] ?? '');
      if (bullet.test(written) && isList) return stop(start, noHyphen);
      const hyphen = written.search(/\n *- /);
      if (hyphen >= 0) return stop(start + written.indexOf('-', hyphen), crookedHyphen);
      const glued = written.match(
        /(?:^|\n *)(?!(?:mailto|tel|https?):)([A-Za-z]\w*):(?!\/\/)[^\s:]/,
      );
      const isText = path.at(-1);
      if (glued && !(isPair(isText) && !written.includes('\n') && isLongText(written))) {
        return stop(start + (glued.index ?? 0) + glued[0].search(/\S/), needsBlank(glued[1]));
      }
      return undefined;
    },
  });
  return found;
}

/** "PS:call us any time" is a text; `provider:sample` is a field. */
function isLongText(written: string): boolean {
  return /\s/.test(written.trim());
}

/** The text without a byte order mark, which Windows editors add; nothing when it is no UTF-8. */
function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Where the path leads, as deep as it can be followed. */
function offsetOf(document: Document.Parsed, at: readonly PropertyKey[]): number {
  let offset = isNode(document.contents) ? (document.contents.range?.[0] ?? 0) : 0;
  for (let depth = 1; depth <= at.length; depth += 1) {
    const parent = document.getIn(at.slice(0, depth - 1), true);
    const key = at[depth - 1];
    const pair =
      isNode(parent) && 'items' in parent
        ? parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key)
        : undefined;
    const node = isPair(pair) ? pair.key : document.getIn(at.slice(0, depth), true);
    if (!isNode(node) || !node.range) break;
    offset = node.range[0];
  }
  return offset;
}

/** `hours: 8 to 5 # Sat closed` ends at "5" for YAML; the rest would silently be missing from the site. */
function swallowedNotes(
  document: Document.Parsed,
  text: string,
  lineAt: (offset: number) => number,
) {
  const issues: YamlIssue[] = [];
  visit(document, {
    Scalar(_, { type, comment, range }) {
      if (type !== 'PLAIN' || !comment || !range) return;
      const [note = ''] = text.slice(range[1]).split('\n');
      if (!note.trim().startsWith('#')) return;
      issues.push({
        line: lineAt(range[0]),
        sentence: `“${note.trim()}” would be left out, because # begins a note. Put the whole text in quotes, or the note on a line of its own.`,
      });
    },
  });
  return issues;
}
