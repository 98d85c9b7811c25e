import type { z } from 'zod';
import { describe, isMissing } from './expectations';

/** The keys and indexes from the top of the file to a field. */
export type FieldPath = readonly PropertyKey[];

/** A mistake in a content file. `found` and `expected` complete the sentence of `formatIssue`. */
export interface Issue {
  path: FieldPath;
  found: string;
  expected: string;
}

/** `content/site.yaml, line 18, phone.dial: found "705…", expected …` */
export function formatIssue(file: string, line: number, { path, found, expected }: Issue): string {
  const steps = path.map((step) =>
    typeof step === 'number' ? `, entry ${step + 1}, ` : `.${String(step)}`,
  );
  const field = steps
    .join('')
    .replaceAll(', .', ', ')
    .replace(/^[., ]+|[, ]+$/g, '');
  const place = [file, line > 0 && `line ${line}`, field].filter(Boolean).join(', ');
  return `${place}: found ${found}, expected ${expected}`;
}

/** A value for an error message. */
export function formatValue(value: unknown): string {
  if (isMissing(value)) return 'nothing';
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list';
  if (typeof value === 'object') return 'a group of fields';
  const json = JSON.stringify(value);
  return json.length > 70 ? `${json.slice(0, 67)}…"` : json;
}

/** The value at a path, if there is one. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce((group, step) => (group as never)?.[step], data);
}

/** Validates the data of one content file. Reports at most one issue for one mistake. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): { data?: z.infer<Schema>; issues: Issue[] } {
  const result = schema.safeParse(data, { error: describe, reportInput: true });
  if (result.success) return { data: result.data, issues: [] };
  const issues = result.error.issues.flatMap(flattenUnion);
  // A misspelt or misplaced field is also missing where it should be.
  const isExplained = ({ path, input }: z.core.$ZodIssue) =>
    isMissing(input) &&
    issues.some(
      (other) =>
        other.code === 'unrecognized_keys' &&
        (other.keys.includes(String(path.at(-1))) ||
          (other.path.join() === path.slice(0, -1).join() &&
            other.message.includes(`“${String(path.at(-1))}”`))),
    );
  // All wrong words of one list, such as [Mon, Tue], are one mistake.
  const place = ({ code, path }: z.core.$ZodIssue) =>
    (code === 'invalid_value' && typeof path.at(-1) === 'number' ? path.slice(0, -1) : path).join();
  const isFirst = (issue: z.core.$ZodIssue, index: number) =>
    issues.findIndex((other) => place(other) === place(issue)) === index;
  const reported = issues.filter((issue, index) => isFirst(issue, index) && !isExplained(issue));
  return { issues: reported.map((issue) => toIssue(issue, data)) };
}

/** For a union of a text and a group, the issues of the type that was written. */
function flattenUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const isOtherKind = ({ code, path }: z.core.$ZodIssue) =>
    code === 'invalid_type' && path.length === 0;
  const meant = issue.errors.find((errors) => !errors.some(isOtherKind));
  return meant?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

function toIssue(issue: z.core.$ZodIssue, data: unknown): Issue {
  const { path, message: expected } = issue;
  if (issue.code !== 'unrecognized_keys')
    return { path, found: formatValue(valueAt(data, path)), expected };
  const { keys } = issue;
  const found = keys.length > 1 ? `the unknown fields ${keys.join(', ')}` : 'an unknown field';
  return { path: [...path, keys[0] ?? ''], found, expected };
}
