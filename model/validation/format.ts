import type { FieldPath } from '../schemas/field-path';

// How messages show names, values and content errors.

/** A content error at one field. `found` and `expected` complete the sentence of `formatIssue`. */
export interface Issue {
  path: FieldPath;
  found: string;
  expected: string;
}

/** Returns a line such as `content/site.yaml, line 18, phone.dial: found "705…", expected …`. */
export function formatIssue(file: string, line: number, { path, found, expected }: Issue): string {
  const field = [file, line > 0 && `line ${line}`, formatPath(path)].filter(Boolean).join(', ');
  return `${field}: found ${found}, expected ${expected}`;
}

/** Returns a path as owners read it, for example `facts, entry 1, title`. */
function formatPath(path: FieldPath): string {
  const steps = path.map((step) =>
    typeof step === 'number' ? `, entry ${step + 1}, ` : `.${String(step)}`,
  );
  return steps
    .join('')
    .replaceAll(', .', ', ')
    .replace(/^[., ]+|[, ]+$/g, '');
}

/** Returns a value as messages show it, shortened if it is long. */
export function formatValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list';
  if (typeof value === 'object') return 'a group of fields';
  const json = JSON.stringify(value);
  return json.length > 70 ? `${json.slice(0, 67)}…"` : json;
}

/** Returns the name that differs from the written value in at most two letters, or otherwise “one of …”. */
export function oneOf(names: readonly string[], written: unknown = ''): string {
  const typed = String(written).toLowerCase();
  const differenceTo = (name: string) =>
    without(typed, name.toLowerCase()).length + without(name.toLowerCase(), typed).length;
  const [similar = ''] = names.toSorted((a, b) => differenceTo(a) - differenceTo(b));
  return typed && differenceTo(similar) <= 2 ? similar : `one of ${names.join(', ')}`;
}

/** Returns a text without the letters of another one, in any order. */
const without = (text: string, letters: string) =>
  [...letters].reduce((rest, letter) => rest.replace(letter, ''), text);

/** Returns the names as one phrase: "A, B and C". */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat('en-CA').format(names);
}

/**
 * Returns untrusted text (from a content file, a visitor or a host) as one line without control characters, which could
 * erase or forge lines in the terminal. That includes characters that change the direction of writing.
 */
export const toPlainLine = (text: string) => text.replaceAll(/[\p{C}\s]+/gu, ' ');
