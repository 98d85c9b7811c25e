import { readFileSync } from 'node:fs';
import {
  type Document,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';

export interface YamlFile {
  data: unknown;
  /** The line on which a value (or, where it is missing, the group around it) begins. */
  line: (at: readonly PropertyKey[]) => number;
}

/** What is wrong with a file as such, before anyone asks whether its fields are right. */
interface YamlFault {
  line: number | undefined;
  sentence: string;
}

/** Reads one content file; `file` is missing when nothing of it can be understood. */
export function readYaml(path: string): { file?: YamlFile; faults: YamlFault[] } {
  const text = decode(readFileSync(path));
  if (text === undefined) {
    const sentence =
      'the file is not saved as UTF-8. In your editor choose “Save with encoding”, then UTF-8.';
    return { faults: [{ line: undefined, sentence }] };
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { prettyErrors: true, lineCounter: lines });
  const lineAt = (offset: number) => Math.max(lines.linePos(offset).line, 1);
  // Anything but a name given twice leaves the parser guessing, and guesses would only bring
  // follow-up faults: then the first one alone is told.
  const all = [...document.errors, ...document.warnings];
  const serious = all.find(({ code }) => code !== 'DUPLICATE_KEY');
  const problems = serious ? [serious] : all;
  const faults = problems.map((problem) => ({
    line: unclosedQuote(problem, text) ?? lineAt(problem.pos[0]),
    sentence: inPlainWords(problem, text),
  }));
  if (serious) return { faults };
  const file = {
    data: document.toJS(),
    line: (at: readonly PropertyKey[]) => lineAt(offsetOf(document, at)),
  };
  return { file, faults: [...faults, ...swallowedNotes(document, lineAt)] };
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
  const faults: YamlFault[] = [];
  visit(document, {
    Scalar(_, { type, comment, range }) {
      if (type !== 'PLAIN' || !comment || !range || /^\s/.test(comment)) return;
      const note = comment.split('\n')[0];
      faults.push({
        line: lineAt(range[0]),
        sentence: `“#${note}” would be left out, because # begins a note. Put the whole text in quotes.`,
      });
    },
  });
  return faults;
}

/** The parser only notices at the file's end; the line that opens the quote is the one to mend. */
function unclosedQuote({ code, message }: YAMLError, text: string): number | undefined {
  if (code !== 'MISSING_CHAR' || !message.includes('quote')) return undefined;
  const index = text.split(/\r?\n/).findIndex((line) => /^[^#]*?[:-] +("[^"]*|'[^']*)$/.test(line));
  return index === -1 ? undefined : index + 1;
}

const crooked =
  'the line begins too far to the left or to the right. Line it up with the lines it belongs to.';
const inQuotes = 'Put the whole text in "quotes".';

function inPlainWords({ code, message, pos, linePos }: YAMLError, text: string): string {
  const rest = text.slice(pos[0]);
  const line = text.split('\n')[(linePos?.[0].line ?? 1) - 1] ?? '';
  if (/^ *\t/.test(line)) return 'the line begins with a tab. Use spaces instead.';
  switch (code) {
    case 'DUPLICATE_KEY':
      return `the field “${rest.match(/^[^:\n]*/)?.[0]}” stands here a second time. Keep one of the two.`;
    case 'BLOCK_AS_IMPLICIT_KEY':
      return `a text with a colon and a space in it needs quotes. ${inQuotes}`;
    case 'BAD_SCALAR_START':
      return `a text may not begin with ${rest[0]} unless it is in quotes. ${inQuotes}`;
    case 'BAD_ALIAS':
      return `a text may not begin with * or & unless it is in quotes. ${inQuotes}`;
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
      break;
    case 'UNEXPECTED_TOKEN':
      if (!message.includes('at node end')) break;
      return /["'[{]/.test(line)
        ? 'the text goes on after its closing quote or bracket. If quotes or brackets belong to the text, put the whole of it in quotes of the other kind.'
        : crooked;
  }
  const reason = message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '');
  return `this is not valid YAML (${reason}). Compare the line with its neighbours.`;
}
