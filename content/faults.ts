import { z } from 'zod';

type Steps = readonly PropertyKey[];

/** A fault at a path within one file. */
interface PlacedSentence {
  at: Steps;
  sentence: string;
}

/** Turns Zod's issues with one file into sentences (one for each unknown field). */
export function sentences(schema: z.ZodType, issues: readonly z.core.$ZodIssue[]) {
  return issues.flatMap((issue, index): PlacedSentence[] => {
    // What is no list at all need not be told to be too long a list as well.
    const before = issues[index - 1];
    if (before?.code === 'invalid_type' && where(before.path) === where(issue.path)) return [];
    if (issue.code === 'unrecognized_keys') {
      const known = knownFields(schema, issue.path);
      return issue.keys.map((key) => ({
        at: [...issue.path, key],
        sentence: `there is no field of this name. ${known ? `Known here: ${known.join(', ')}.` : 'Is it misspelt?'}`,
      }));
    }
    const found = 'discriminator' in issue ? atPath(issue) : issue.input;
    return [{ at: issue.path, sentence: `found ${show(found)}, expected ${expected(issue)}.` }];
  });
}

/** The path in words: `phone.dial`, or `entry 3, title` in files that are lists. */
export function where(at: Steps): string {
  return at
    .map((step, index) => {
      if (typeof step === 'number') return `${index > 0 ? ', ' : ''}entry ${step + 1}`;
      const before = at[index - 1];
      return `${index === 0 ? '' : typeof before === 'number' ? ', ' : '.'}${String(step)}`;
    })
    .join('');
}

/** A value as the owner may have written it. */
export function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  const json = JSON.stringify(value);
  return json.length > 70 ? `${json.slice(0, 67)}…"` : json;
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list (lines that begin with a hyphen and a space)',
  object: 'a group of fields (lines such as “name: value”)',
  record: 'a group of fields (lines such as “name: value”)',
};

function expected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return ownWords(issue) ?? expectedKind(issue);
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return ownWords(issue) ?? oneOf((issue as { options?: unknown[] }).options ?? []);
    case 'invalid_key':
      return issue.issues[0]?.message ?? issue.message;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'a text'
        : count('at least', issue.minimum, issue);
    case 'too_big':
      return count('at most', issue.maximum, issue);
    default:
      return issue.message;
  }
}

/** The schema's own words for what it expects; Zod's stock phrases begin with "Invalid". */
function ownWords({ message }: z.core.$ZodIssue): string | undefined {
  return message.startsWith('Invalid') ? undefined : message;
}

function expectedKind({ expected: kind, input }: z.core.$ZodIssueInvalidType): string {
  if (kind !== 'string' || input === null || input === undefined) return kinds[kind] ?? kind;
  // YAML takes {hours} at a text's beginning for a group and 2026 for a number.
  return 'a text; if it is one, put it in "quotes"';
}

function oneOf(values: readonly unknown[]): string {
  return values.length > 0 ? `one of ${values.map(String).join(', ')}` : 'another value';
}

function count(
  bound: string,
  limit: number | bigint,
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
): string {
  const length = (issue.input as { length?: number } | undefined)?.length ?? 0;
  const one = issue.origin === 'array' ? 'entry' : 'character';
  const many = issue.origin === 'array' ? 'entries' : 'characters';
  const quantity = issue.exact ? 'exactly' : bound;
  return `${quantity} ${limit} ${limit === 1 ? one : many} (${length === 1 ? 'this is' : 'these are'} ${length})`;
}

/** A discriminated union reports its whole group as found; the field that its path names says more. */
function atPath(issue: z.core.$ZodIssue): unknown {
  const key = issue.path.at(-1);
  const { input } = issue;
  if (!('discriminator' in issue)) return input;
  return input !== null && typeof input === 'object' && key !== undefined && key in input
    ? (input as Record<PropertyKey, unknown>)[key]
    : undefined;
}

/** The names that a group at a path may hold, where the schema has one answer. */
function knownFields(schema: z.ZodType, at: Steps): string[] | undefined {
  let here: unknown = schema;
  for (const step of [...at, undefined]) {
    while (here instanceof z.ZodOptional || here instanceof z.ZodPrefault) here = here.unwrap();
    if (step === undefined) break;
    if (here instanceof z.ZodArray) here = here.element;
    else if (here instanceof z.ZodObject) here = here.shape[String(step)];
    else return undefined;
  }
  return here instanceof z.ZodObject ? Object.keys(here.shape) : undefined;
}
