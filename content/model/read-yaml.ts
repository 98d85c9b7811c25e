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
  type YAMLError,
} from 'yaml';
import { belongsTo } from './entries';
import { feedIn } from './feed-code';

export interface YamlFile {
  data: unknown;
  /** The line on which a value (or, where it is missing, the group around it) begins. */
  line: (at: readonly PropertyKey[]) => number;
}

/** What is wrong with a file as such, before anyone asks whether its fields are right. */
interface YamlIssue {
  line: number | undefined;
  sentence: string;
}

/** Far more than all that a site of this kind says; a larger file was put here by mistake. */
const largestFile = 300_000;

/** Groups within groups: no content file has more than six. */
const deepest = 30;

/** Reads one content file; `file` is missing when nothing of it can be understood. */
export function readYaml(path: string): { file?: YamlFile; issues: YamlIssue[] } {
  const broken = (sentence: string) => ({ issues: [{ line: undefined, sentence }] });
  const unreadable = whyUnreadable(path);
  if (unreadable) return broken(unreadable);
  const text = decode(readFileSync(path));
  if (text === undefined) {
    return broken(
      'the file is not saved as UTF-8. In your editor choose “Save with encoding”, then UTF-8.',
    );
  }
  try {
    return readText(withPlainBlanks(text));
  } catch (error) {
    // Thousands of brackets within each other exhaust the parser.
    if (error instanceof RangeError) return broken(tooDeep);
    throw error;
  }
}

const tooDeep =
  'groups stand within groups too many times. Compare the file with its last version.';

/** What is no ordinary file is never opened: a pipe would keep the reader waiting for ever. */
function whyUnreadable(path: string): string | undefined {
  try {
    const found = statSync(path);
    if (found.isDirectory()) return 'a folder has this name. Put the file in its place.';
    if (!found.isFile()) return 'this is no ordinary file. Put a text file in its place.';
    if (found.size > largestFile)
      return 'the file is much too large. Is it another one by mistake?';
    readFileSync(path);
    return undefined;
  } catch {
    return 'the file cannot be opened. May you read it, and is it closed in other programs?';
  }
}

/**
 * Blanks that word processors and web pages bring along, where YAML wants plain ones: before a
 * line's first sign and after a field's colon or a hyphen. Those without a width go everywhere.
 */
function withPlainBlanks(text: string): string {
  return text
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .replace(
      /^[ \u00a0\u2007\u202f]*(?:-[ \u00a0\u2007\u202f]+)?(?:\w+:[ \u00a0\u2007\u202f]+)?/gm,
      (start) => start.replace(/[\u00a0\u2007\u202f]/g, ' '),
    );
}

function readText(text: string): { file?: YamlFile; issues: YamlIssue[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { prettyErrors: true, lineCounter: lines });
  const lineAt = (offset: number) => Math.max(lines.linePos(offset).line, 1);
  // Anything but a name given twice leaves the parser guessing, and guesses would only bring
  // follow-up issues: then the first one alone is told.
  const all = [...document.errors, ...document.warnings];
  const serious = all.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (serious) return { issues: [diagnose(serious, text, lineAt(serious.pos[0]))] };
  const misunderstood = findMisunderstood(document, text, lineAt);
  if (misunderstood) return { issues: [misunderstood] };
  const issues = all.map((problem) => ({
    line: lineAt(problem.pos[0]),
    sentence: inPlainWords(problem, text),
  }));
  const file = {
    data: document.toJS(),
    line: (at: readonly PropertyKey[]) => lineAt(offsetOf(document, at)),
  };
  return { file, issues: [...issues, ...swallowedNotes(document, lineAt)] };
}

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
      const hyphen = written.search(/\n *- /);
      if (hyphen >= 0) return stop(start + written.indexOf('-', hyphen), crookedHyphen);
      const glued = written.match(/(?:^|\n *)([A-Za-z]\w*):(?!\/\/)[^\s:]/);
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

/** `title: Rated #1` ends at "Rated" for YAML; the rest would silently be missing from the site. */
function swallowedNotes(document: Document.Parsed, lineAt: (offset: number) => number) {
  const issues: YamlIssue[] = [];
  visit(document, {
    Scalar(_, { type, comment, range }) {
      if (type !== 'PLAIN' || !comment || !range || /^\s/.test(comment)) return;
      const note = comment.split('\n')[0];
      issues.push({
        line: lineAt(range[0]),
        sentence: `“#${note}” would be left out, because # begins a note. Put the whole text in quotes.`,
      });
    },
  });
  return issues;
}

/**
 * The parser notices a mistake where it can go no further, which may be a line or a whole file
 * later. So the usual ones are looked for first, on its line and on the line before.
 */
function diagnose(problem: YAMLError, text: string, line: number): YamlIssue {
  const rows = text.split(/\r?\n/);
  const open = unclosedQuote(problem, rows);
  const here = open ?? line;
  const code = pastedCode(rows);
  if (code) return code;
  if (problem.code === 'BLOCK_AS_IMPLICIT_KEY') {
    const pushed = pushedIn(rows, here);
    if (pushed) return pushed;
  }
  for (const number of [here, before(rows, here)]) {
    const found = usualMistake(rows, number);
    if (found) return { line: number, sentence: found };
  }
  return { line: here, sentence: inPlainWords(problem, text) };
}

/** A line that begins further right than the one above, though that one already has its value. */
function pushedIn(rows: string[], line: number): YamlIssue | undefined {
  const row = rows[line - 1] ?? '';
  const below = rows[line] ?? '';
  const field = /^( *)(?:- +)?([A-Za-z]\w*):(?:\s|$)/;
  const [, indent = '', name] = row.match(field) ?? [];
  if (hasStrayHyphen(rows, line)) return undefined;
  if (hasStrayHyphen(rows, line + 1)) return { line: line + 1, sentence: crookedHyphen };
  if (!name || !field.test(below) || (row.match(/: /g)?.length ?? 0) > 1) return undefined;
  const above = (rows[before(rows, line) - 1] ?? '').match(/^( *)([A-Za-z]\w*):\s*$/);
  return above?.[1] === indent
    ? { line, sentence: belongsTo(name, above[2] ?? '') }
    : { line: line + 1, sentence: crooked };
}

/** The number of the line before that says something. */
function before(rows: string[], line: number): number {
  for (let number = line - 1; number > 0; number -= 1) {
    if (/^\s*[^\s#]/.test(rows[number - 1] ?? '')) return number;
  }
  return line;
}

function usualMistake(rows: string[], number: number): string | undefined {
  const row = rows[number - 1] ?? '';
  const above = rows[before(rows, number) - 1] ?? '';
  if (/^ *\t/.test(row)) return 'the line begins with a tab. Use spaces instead.';
  if (/(?::|-)\s+[“”„«‘’]|^[^“„]*"[^"]*”\s*$/.test(row)) {
    return 'there are curly quotes. Type straight ones: "…"';
  }
  if (hasStrayHyphen(rows, number)) return crookedHyphen;
  if (/(?::|-)\s+[*&]\S/.test(row)) return references;
  const glued = row.match(/^\s*(?:- +)?([A-Za-z]\w*):(?!\/\/)[^\s:]/);
  if (glued) return needsBlank(glued[1]);
  if (/^\s*-[A-Za-z]/.test(row)) return 'a blank is missing after the hyphen.';
  if (/^\s*(?:- +)?[A-Za-z]\w*\s*[=;：]\s/.test(row)) {
    return 'a field’s name is followed by a colon and a space, as in “name: value”.';
  }
  if (/^[^\s#-]/.test(row) && !/^[A-Za-z]\w*:(\s|$)/.test(row) && /:\s*$/.test(above)) {
    return 'this value stands at the margin. Put it behind the colon of the line above.';
  }
  return undefined;
}

/** Whether the line begins with a hyphen that stands where no other does. */
function hasStrayHyphen(rows: string[], line: number): boolean {
  const at = hyphenAt(rows[line - 1] ?? '');
  const others = rows.filter((_, index) => index !== line - 1).map(hyphenAt);
  return at >= 0 && others.some((other) => other >= 0) && !others.includes(at);
}

function hyphenAt(row: string): number {
  return row.search(/(?<=^ *)- /);
}

/** The embed code of a feed, in place of its id alone; its quotes and colons end YAML's patience. */
function pastedCode(rows: string[]): YamlIssue | undefined {
  const index = rows.findIndex((row) => /^[^#]*<(script|div|iframe|ul|behold-widget)\b/i.test(row));
  if (index === -1) return undefined;
  const found = feedIn(rows.slice(index).join('\n'));
  const cure = found
    ? `Write instead two lines: “provider: ${found.provider}” and “id: "${found.id}"”.`
    : 'Only the feed’s id belongs here; docs/owner.md says where it stands in the code.';
  return { line: index + 1, sentence: `here stands a whole embed code. ${cure}` };
}

/** The parser only notices at the file's end; the line that opens the quote is the one to mend. */
function unclosedQuote({ code, message }: YAMLError, rows: string[]): number | undefined {
  if (code !== 'MISSING_CHAR' || !message.includes('quote')) return undefined;
  const index = rows.findIndex((line) => /^[^#]*?[:-] +("[^"]*|'[^']*)$/.test(line));
  return index === -1 ? undefined : index + 1;
}

const crooked =
  'the line begins too far to the left or to the right. Line it up with the lines it belongs to.';
const crookedHyphen =
  'the hyphen stands too far to the left or to the right. Line it up with the hyphens of the same list.';
const inQuotes = 'Put the whole text in "quotes".';
const unprintableSign =
  'a sign that can be neither seen nor printed came along with the text. Delete the text and type it anew.';
const references = `a text may not begin with * or & unless it is in quotes. ${inQuotes}`;
const needsBlank = (name = 'name') =>
  `a blank is missing after the colon: “${name}: …”. If the colon belongs to a text, put it in "quotes".`;

function inPlainWords({ code, message, pos, linePos }: YAMLError, text: string): string {
  const rest = text.slice(pos[0]);
  const line = text.split('\n')[(linePos?.[0].line ?? 1) - 1] ?? '';
  switch (code) {
    case 'DUPLICATE_KEY':
      return `the field “${rest.match(/^[^:\n]*/)?.[0]}” stands here a second time. Keep one of the two.`;
    case 'BLOCK_AS_IMPLICIT_KEY':
      return `a text with a colon and a space in it needs quotes. ${inQuotes}`;
    case 'BAD_SCALAR_START':
      return `a text may not begin with ${rest[0]} unless it is in quotes. ${inQuotes}`;
    case 'BAD_ALIAS':
      return references;
    case 'BAD_INDENT':
      return crooked;
    case 'MULTILINE_IMPLICIT_KEY':
      return 'a field’s name must be followed by a colon and a space, as in “name: value”.';
    case 'MULTIPLE_DOCS':
      return 'a line of three hyphens divides the file. Remove it.';
    case 'BAD_DQ_ESCAPE':
      return 'in "quotes" a backslash is a special sign. Write two of them, or use \'single quotes\'.';
    case 'TAG_RESOLVE_FAILED':
      return `a text may not begin with ! unless it is in quotes. ${inQuotes}`;
    case 'MISSING_CHAR':
      if (message.includes('quote')) return 'a quotation mark is opened and never closed.';
      if (message.includes('Sequence item')) return crooked;
      if (message.includes('map values')) {
        return 'the line is neither a field (“name: value”) nor an entry of a list (“- value”). Compare it with its neighbours.';
      }
      break;
    case 'UNEXPECTED_TOKEN':
      if (!message.includes('at node end')) break;
      return /["'[{]/.test(line)
        ? 'the text goes on after its closing quote or bracket. If quotes or brackets belong to the text, put the whole of it in quotes of the other kind.'
        : crooked;
  }
  if (message.includes('call stack')) return tooDeep;
  const reason = message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '');
  return `this is not valid YAML (${reason}). Compare the line with its neighbours.`;
}
