import type { z } from 'zod';
import { type FieldPath, schemaAt, valueAt } from '../fields/field-path';
import { expectationOf, isMissing, meantBy } from './expectations';

/** A mistake in a content file. `found` and `expected` complete the sentence of `formatIssue`. */
export interface Issue {
  path: FieldPath;
  found: string;
  expected: string;
  /** The schema's code of what is wrong. */
  code?: z.core.$ZodIssue['code'];
}

/** `content/site.yaml, line 18, phone.dial: found "705…", expected …` */
export function formatIssue(file: string, line: number, { path, found, expected }: Issue): string {
  const field = [file, line > 0 && `line ${line}`, formatPath(path)].filter(Boolean).join(', ');
  return `${field}: found ${found}, expected ${expected}`;
}

/** `facts, entry 1, title` */
export function formatPath(path: FieldPath): string {
  const steps = path.map((step) =>
    typeof step === 'number' ? `, entry ${step + 1}, ` : `.${String(step)}`,
  );
  return steps
    .join('')
    .replaceAll(', .', ', ')
    .replace(/^[., ]+|[, ]+$/g, '');
}

/** A value for an error message. */
export function formatValue(value: unknown): string {
  if (isMissing(value)) return 'nothing';
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list';
  if (typeof value === 'object') return 'a group of fields';
  const json = JSON.stringify(value);
  return json.length > 70 ? `${json.slice(0, 67)}…"` : json;
}

/** Validates the data of one content file. Reports at most one issue for one mistake. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): { data?: z.infer<Schema>; issues: Issue[] } {
  const result = schema.safeParse(data, { error: expectationOf, reportInput: true });
  if (result.success) return { data: result.data, issues: [] };
  const issues = result.error.issues.flatMap(flattenUnion);
  // A misspelt or misplaced field is also missing where it should be.
  const open = issues.filter((issue) => !issues.some((other) => isWrittenAs(issue, other, schema)));
  const mistakes = open.map(mistakeOf);
  const first = open.filter((_, index) => mistakes.indexOf(mistakes[index] ?? '') === index);
  return { issues: first.map((issue) => toIssue(issue, data, open)) };
}

/** Whether a missing field is the unknown one: at a wrong place, or misspelt. */
function isWrittenAs(
  { path, input }: z.core.$ZodIssue,
  unknown: z.core.$ZodIssue,
  schema: z.ZodType,
): boolean {
  if (!isMissing(input) || unknown.code !== 'unrecognized_keys') return false;
  const name = String(path.at(-1));
  if (unknown.keys.includes(name)) return true;
  const isBeside = unknown.path.join() === groupPathOf(path).join();
  return isBeside && meantBy(unknown.keys[0], schemaAt(schema, unknown.path)) === name;
}

/** The same for issues that are one mistake. */
function mistakeOf({ code, path, input }: z.core.$ZodIssue): string {
  // All missing fields of a group.
  if (isMissing(input)) return `without ${listPathOf(path)}`;
  // All wrong words of one list, such as [Mon, Tue].
  const isWord = code === 'invalid_value' && typeof path.at(-1) === 'number';
  return (isWord ? groupPathOf(path) : path).join();
}

const groupPathOf = (path: FieldPath) => path.slice(0, -1);

/** The group of a field, or the list of which it is an entry. */
const listPathOf = (path: FieldPath) =>
  groupPathOf(path)
    .filter((step, at) => typeof step === 'string' || at < path.length - 2)
    .join();

/** For a union of a text and a group, the issues of the type that was written. */
function flattenUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const isOtherKind = ({ code, path }: z.core.$ZodIssue) =>
    code === 'invalid_type' && path.length === 0;
  const meant = issue.errors.find((errors) => !errors.some(isOtherKind));
  return meant?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

function toIssue(issue: z.core.$ZodIssue, data: unknown, all: z.core.$ZodIssue[]): Issue {
  const { path, message: expected } = issue;
  const group = groupPathOf(path);
  const missing = all.filter(
    (other) => isMissing(other.input) && groupPathOf(other.path).join() === group.join(),
  );
  if (isMissing(issue.input) && missing.length > 1) {
    const names = missing.map((other) => String(other.path.at(-1))).join(', ');
    const hyphens = typeof group.at(-1) === 'number' ? ', and a hyphen only before the first' : '';
    return { path: group, found: `no ${names}`, expected: `these fields${hyphens}` };
  }
  if (issue.code !== 'unrecognized_keys')
    return { path, found: formatValue(valueAt(data, path)), expected, code: issue.code };
  const { keys } = issue;
  const found = keys.length > 1 ? `the unknown fields ${keys.join(', ')}` : 'an unknown field';
  return { path: [...path, keys[0] ?? ''], found, expected };
}
