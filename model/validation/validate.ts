import { z } from 'zod';
import { unwrapOptional, valueAt } from '../schemas/field-path';
import { formatValue, type Issue, oneOf } from './format';

/** Validates the data of one content file. Returns at most one issue for each field. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): { data?: z.infer<Schema>; issues: Issue[] } {
  const result = schema.safeParse(data, { error: errorMap });
  if (result.success) return { data: result.data, issues: [] };
  const issues = result.error.issues.map((issue) => toIssue(issue, data));
  const paths = issues.map(({ path }) => path.join());
  return { issues: issues.filter((_, index) => paths.indexOf(paths[index] ?? '') === index) };
}

function toIssue(issue: z.core.$ZodIssue, data: unknown): Issue {
  const { path, message: expected } = issue;
  if (issue.code !== 'unrecognized_keys')
    return { path, found: formatValue(valueAt(data, path)), expected };
  const [first = '', ...others] = issue.keys;
  const found = others.length > 0 ? `the unknown fields ${issue.keys.join(', ')}` : undefined;
  return { path: [...path, first], found: found ?? 'an unknown field', expected };
}

/** Returns what was expected, for schemas without an error text of their own. */
function errorMap(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return expectedType(issue);
    case 'invalid_value':
      return oneOf(issue.values.map(String), issue.input);
    case 'invalid_union': {
      // The kinds of a discriminated union.
      const { options } = issue as { options?: string[] };
      return options && oneOf(options);
    }
    case 'unrecognized_keys':
      return oneOf(fieldsOf(issue.inst), issue.keys[0]);
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'text';
      return `${issue.exact ? 'exactly' : 'at least'} ${count(issue.minimum, issue.input)}`;
    case 'too_big':
      return `${issue.exact ? 'exactly' : 'at most'} ${count(issue.maximum, issue.input)}`;
  }
  return undefined;
}

function expectedType({ expected, inst, input }: z.core.$ZodRawIssue): string {
  if (expected === 'boolean') return 'true or false';
  if (expected === 'array') return 'a list: lines that begin with a hyphen and a space';
  if (expected === 'string') return formatValue(input) === 'nothing' ? 'text' : 'text in "quotes"';
  const [first = 'name', second = 'name'] = fieldsOf(inst);
  return `a group of fields, for example “${first}: …” and “${second}: …”`;
}

function fieldsOf(inst: unknown): string[] {
  const schema = inst instanceof z.ZodType ? unwrapOptional(inst) : undefined;
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function count(limit: number | bigint, input: unknown): string {
  const { length } = input as unknown[] | string;
  const [kind, singular, plural] =
    typeof input === 'string' ? ['text', 'character', 'characters'] : ['list', 'entry', 'entries'];
  return `${limit} ${limit === 1 ? singular : plural} (this ${kind} has ${length})`;
}
