import type { YAMLError } from 'yaml';
import { belongsTo } from './entries';
import { feedIn } from './feed-code';

/** What is wrong with a file as such, before anyone asks whether its fields are right. */
export interface YamlIssue {
  line: number | undefined;
  sentence: string;
}

/**
 * The parser notices a mistake where it can go no further, which may be a line or a whole file
 * later. So the usual ones are looked for first, on its line and on the line before.
 */
export function diagnose(
  problem: YAMLError,
  text: string,
  line: number,
  fields: () => readonly string[],
): YamlIssue {
  const rows = text.split(/\r?\n/);
  const open = unclosedQuote(problem, rows);
  const here = open ?? line;
  const code = bothVersions(rows) ?? pastedCode(rows);
  if (code) return code;
  if (problem.code === 'BLOCK_AS_IMPLICIT_KEY') {
    const pushed = twoFields(rows, here, fields) ?? pushedIn(rows, here);
    if (pushed) return pushed;
  }
  for (const number of [here, before(rows, here)]) {
    const found = usualMistake(rows, number);
    if (found) return { line: number, sentence: found };
  }
  return { line: here, sentence: inPlainWords(problem, text) };
}

/** What git leaves in a file where two people changed the same line. */
function bothVersions(rows: string[]): YamlIssue | undefined {
  const index = rows.findIndex((row) => /^(<{7}|>{7}) /.test(row));
  if (index === -1) return undefined;
  return {
    line: index + 1,
    sentence:
      'git found two versions of these lines and left both. Keep the right one, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  };
}

/** A field behind another one’s value, or behind the name of its group. */
function twoFields(
  rows: string[],
  line: number,
  fields: () => readonly string[],
): YamlIssue | undefined {
  const [, first = '', value, second = ''] =
    rows[line - 1]?.match(/^\s*(?:- +)?([A-Za-z]\w*): +(?:(\S.*?) +)?([A-Za-z]\w*):(?: |$)/) ?? [];
  if (![first, second].every((name) => fields().includes(name))) return undefined;
  const cure = value
    ? `“${second}” is a field of its own. Put it on a new line and line it up with “${first}”.`
    : belongsTo(second, first);
  return { line, sentence: `${cure} If it is part of the text, put the whole text in "quotes".` };
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
  if (bullet.test(row)) return noHyphen;
  const [, value = ''] = row.match(/^\s*(?:- +)?[A-Za-z]\w*:\s+(\S.*)$/) ?? [];
  if (/^([-|>] +\S|\{[^}]*\} *\S|\[[^\]]*\] *\S)/.test(value)) return mayNotBegin(value[0]);
  if (/^(\{[^}]*|\[[^\]]*)$/.test(value)) return 'a bracket is opened and never closed.';
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
    ? `Write instead two lines: “provider: ${found.provider}” and “id: ${found.id}”.`
    : 'Only the feed’s id belongs here; docs/owner.md says where it stands in the code.';
  return { line: index + 1, sentence: `here stands a whole embed code. ${cure}` };
}

/** The parser only notices at the file's end; the line that opens the quote is the one to mend. */
function unclosedQuote({ code, message }: YAMLError, rows: string[]): number | undefined {
  if (code !== 'MISSING_CHAR' || !message.includes('quote')) return undefined;
  const index = rows.findIndex((line) => /^[^#]*?[:-] +("[^"]*|'[^']*)$/.test(line));
  return index === -1 ? undefined : index + 1;
}

export const tooDeep =
  'groups stand within groups too many times. Compare the file with its last version.';
const crooked =
  'the line begins too far to the left or to the right. Line it up with the lines it belongs to.';
/** What word processors put in a hyphen's place, and what people type for it. */
export const bullet = /^\s*[•·▪◦‣●*–—]\s/;
export const noHyphen =
  'the line begins with a sign that is no hyphen. Begin it with one and a space: “- …”';
const mayNotBegin = (sign = '') =>
  `a text may not begin with ${sign} unless it is in quotes. Put the whole text in "quotes".`;
export const crookedHyphen =
  'the hyphen stands too far to the left or to the right. Line it up with the hyphens of the same list.';
const goesOn = 'If it goes on from the text above, put it on that line, behind its last word.';
const inQuotes = 'Put the whole text in "quotes".';
export const references = `a text may not begin with * or & unless it is in quotes. ${inQuotes}`;
export const needsBlank = (name = 'name') =>
  `a blank is missing after the colon: “${name}: …”. If the colon belongs to a text, put it in "quotes".`;

const fieldAt = (text: string, { pos }: Pick<YAMLError, 'pos'>) =>
  text.slice(pos[0]).match(/^[^:\n]*/)?.[0] ?? '';

/** Several fields given twice are those of a new entry, if entries begin with the first of them. */
export function lostHyphen(twice: readonly YAMLError[], text: string): string | undefined {
  const [first, second] = twice;
  const name = first && second && fieldAt(text, first);
  if (!name || !new RegExp(`^ *- ${name}:`, 'm').test(text)) return undefined;
  return `a new entry begins here, but its hyphen is missing. Write “- ${name}: …”.`;
}

export function inPlainWords({ code, message, pos, linePos }: YAMLError, text: string): string {
  const rest = text.slice(pos[0]);
  const line = text.split('\n')[(linePos?.[0].line ?? 1) - 1] ?? '';
  switch (code) {
    case 'DUPLICATE_KEY':
      return `the field “${fieldAt(text, { pos })}” stands here a second time. Keep one of the two.`;
    case 'BLOCK_AS_IMPLICIT_KEY':
      return `a text with a colon and a space in it needs quotes. ${inQuotes}`;
    case 'BAD_SCALAR_START':
      return mayNotBegin(rest[0]);
    case 'BAD_ALIAS':
      return references;
    case 'BAD_INDENT':
      return crooked;
    case 'MULTILINE_IMPLICIT_KEY':
      return `a field’s name must be followed by a colon and a space, as in “name: value”. ${goesOn}`;
    case 'MULTIPLE_DOCS':
      return 'a line of three hyphens divides the file. Remove it.';
    case 'BAD_DQ_ESCAPE':
      return 'in "quotes" a backslash is a special sign. Write two of them, or use \'single quotes\'.';
    case 'TAG_RESOLVE_FAILED':
      return mayNotBegin('!');
    case 'MISSING_CHAR':
      if (message.includes('quote')) return 'a quotation mark is opened and never closed.';
      if (message.includes('Sequence item')) return crooked;
      if (message.includes('map values')) {
        return 'the line is neither a field (“name: value”) nor an entry of a list (“- value”). Compare it with its neighbours.';
      }
      break;
    case 'UNEXPECTED_TOKEN':
      if (!message.includes('at node end')) break;
      if (/["'[{]/.test(line)) {
        return 'the text goes on after its closing quote or bracket. If quotes or brackets belong to the text, put the whole of it in quotes of the other kind.';
      }
      return /^\s*(- +)?\w+:(\s|$)/.test(line)
        ? crooked
        : `the line is no field (“name: value”). ${goesOn}`;
  }
  if (message.includes('call stack')) return tooDeep;
  const reason = message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '');
  return `this is not valid YAML (${reason}). Compare the line with its neighbours.`;
}
