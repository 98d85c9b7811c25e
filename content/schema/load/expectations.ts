import leven from 'leven';
import { z } from 'zod';
import { schemaAt, unwrapOptional } from '../fields/field-path';

// What a content file should have where it has a mistake, in plain words for its owner.

/** The most similar name, ignoring case and file extensions. */
function nearest(word: unknown, names: readonly string[]): string | undefined {
  const plain = (name: string) => name.toLowerCase().replace(/\..*/, '');
  const wanted = plain(String(word));
  const distance = (name: string) => leven(plain(name), wanted);
  const [best = ''] = names.toSorted((one, other) => distance(one) - distance(other));
  return distance(best) <= Math.min(2, Math.ceil(wanted.length / 3)) ? best : undefined;
}

export function didYouMean(word: unknown, names: readonly string[]): string {
  const meant = nearest(word, names);
  return meant ? ` (did you mean “${meant}”?)` : '';
}

export function oneOf(names: readonly unknown[], found: unknown): string {
  return `one of ${names.join(', ')}${didYouMean(found, names.map(String))}`;
}

export const isMissing = (value: unknown) => value === undefined || value === null;

/** The expectation of a schema without an error text of its own. */
export function expectationOf(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input, inst } = issue;
  switch (code) {
    case 'invalid_type':
      return expectedType(issue.expected, inst, input);
    case 'invalid_value':
      return oneOf(issue.values, input);
    case 'invalid_union': {
      // Only the feed is a discriminated union.
      const { options, discriminator } = issue as { options?: string[]; discriminator?: string };
      return options && oneOf(options, (input as never)?.[discriminator ?? '']);
    }
    case 'unrecognized_keys':
      return expectedFields(issue, inst);
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'a text';
      return `${issue.exact ? 'exactly' : 'at least'} ${count(issue.minimum, input)}`;
    case 'too_big':
      return `${issue.exact ? 'exactly' : 'at most'} ${count(issue.maximum, input)}`;
  }
  return undefined;
}

function expectedType(expected: string, inst: unknown, input: unknown): string {
  if (expected === 'boolean') return 'true or false';
  if (expected === 'array') return 'a list: lines that begin with a hyphen and a space';
  if (expected === 'string') return isMissing(input) ? 'a text' : 'a text in "quotes"';
  const [first = 'name', second = 'name'] = inst instanceof z.ZodType ? fieldsOf(inst) : [];
  return `a group of fields, such as “${first}: …” and “${second}: …”`;
}

function expectedFields(
  { keys: [key = ''], path = [] }: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>,
  inst: unknown,
): string {
  const group = inst instanceof z.ZodType ? inst : undefined;
  const names = fieldsOf(group);
  const meant = meantBy(key, group);
  if (meant && !nearest(key, names))
    return `“${key}” in the group “${meant}”, with two more spaces before it`;
  const isNested = typeof path.at(-1) === 'string' && !meant;
  return `${oneOf(names, key)}${isNested ? ', or fewer spaces before it' : ''}`;
}

/** The field of a group that an unknown one is meant as: it is misspelt, or belongs into the group beside it. */
export function meantBy(key = '', group?: z.core.$ZodType): string | undefined {
  const names = fieldsOf(group);
  const hasKey = (name: string) => fieldsOf(group && schemaAt(group, [name])).includes(key);
  return nearest(key, names) ?? names.find(hasKey);
}

function fieldsOf(field: z.core.$ZodType | undefined): string[] {
  const schema = field && unwrapOptional(field);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function count(limit: number | bigint, input: unknown): string {
  const { length } = input as unknown[] | string;
  const [one, many] =
    typeof input === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  return `${limit} ${limit === 1 ? one : many} (${length === 1 ? 'this is' : 'these are'} ${length})`;
}
