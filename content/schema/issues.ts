import { z } from 'zod';
import { belongsTo, isEntry, type Steps } from './entries';
import { lookAlikeIn } from './look-alikes';
import { unwrapped } from './unwrapped';

/** An issue at a path within one file. */
interface PlacedSentence {
  at: Steps;
  sentence: string;
}

/** Turns Zod's issues with one file into sentences (one for each unknown field). */
export function sentences(schema: z.ZodType, given: readonly z.core.$ZodIssue[]) {
  const issues = given.flatMap(asMeant);
  return issues.flatMap((issue, index): PlacedSentence[] => {
    // What is no list at all need not be told to be too long a list as well.
    const before = issues[index - 1];
    if (before?.code === 'invalid_type' && where(before.path) === where(issue.path)) return [];
    if (misspeltFor(issue, issues)) return [];
    if (issue.code === 'unrecognized_keys') {
      const meant = issues.find((missing) => misspeltFor(missing, issues) === issue);
      if (meant) return [{ at: [...issue.path, ...issue.keys], sentence: misspelt(meant) }];
      return issue.keys.map((key) => ({
        at: [...issue.path, key],
        sentence: unknownField(schema, issue, key),
      }));
    }
    const found = atPath(issue);
    const note = hasForm(issue) ? lookAlikeIn(found) : undefined;
    return [
      {
        at: issue.path,
        sentence: `found ${show(found)}, expected ${groupAt(schema, issue) ?? expected(issue)}.${note ? ` ${note}` : ''}`,
      },
    ];
  });
}

/** Where a group of fields is missing: the first two of those that belong there. */
function groupAt(schema: z.ZodType, issue: z.core.$ZodIssue): string | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'object') return undefined;
  const fields = Object.keys(schemaAt(schema, issue.path, issue.input)?.shape ?? {});
  const lines = fields.slice(0, 2).map((name) => `“${name}: …”`);
  return lines.length > 0 ? `a group of fields, such as ${lines.join(' and ')}` : undefined;
}

/** Of what may be a text or a group, a group with fields at fault is meant as one: its fields say more. */
function asMeant(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || !isEntry(issue.input)) return [issue];
  const inFields = issue.errors.find((inner) => inner.every(({ path }) => path.length > 0));
  if (!inFields?.length) return [issue];
  return inFields.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** What tells of the one unknown name in a group that lacks this one field: they are the same. */
function misspeltFor(missing: z.core.$ZodIssue, issues: readonly z.core.$ZodIssue[]) {
  const isMissing = (issue: z.core.$ZodIssue) => !('keys' in issue) && issue.input === undefined;
  const isBeside = ({ path }: z.core.$ZodIssue) =>
    where(path.slice(0, -1)) === where(missing.path.slice(0, -1));
  if (!isMissing(missing)) return undefined;
  if (issues.filter((issue) => isMissing(issue) && isBeside(issue)).length > 1) return undefined;
  return issues.find(
    (issue) =>
      issue.code === 'unrecognized_keys' &&
      issue.keys.length === 1 &&
      where(issue.path) === where(missing.path.slice(0, -1)),
  );
}

function misspelt({ path }: z.core.$ZodIssue): string {
  return `there is no field of this name. Is “${String(path.at(-1))}” meant, which is missing here?`;
}

/** Whether it is about a text's form; in a free text every sign of print is welcome. */
function hasForm({ code }: z.core.$ZodIssue): boolean {
  return code === 'invalid_format' || code === 'invalid_value' || code === 'invalid_union';
}

function unknownField(
  schema: z.ZodType,
  { path, input }: z.core.$ZodIssueUnrecognizedKeys,
  key: string,
): string {
  const here = schemaAt(schema, path, input);
  if (here === undefined) return 'there is no field of this name. Is it misspelt?';
  const { provider } = here.shape;
  if (provider instanceof z.ZodLiteral && provider.value === 'sample') {
    return '“provider: sample” shows our own pictures and takes no such line. Write the provider’s name instead of sample, or remove this line.';
  }
  const group = Object.keys(here.shape).find((name) => {
    const field = unwrapped(here.shape[name]);
    const kinds = field instanceof z.ZodDiscriminatedUnion ? field.options : [field];
    return kinds.some((kind) => kind instanceof z.ZodObject && Object.hasOwn(kind.shape, key));
  });
  if (group) {
    return belongsTo(key, group);
  }
  return `there is no field of this name. Known here: ${Object.keys(here.shape).join(', ')}.`;
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
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list';
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
  // YAML takes {hours} at a text's beginning for a group.
  const [[name, none] = [], ...others] = typeof input === 'object' ? Object.entries(input) : [];
  if (name && none === null && others.length === 0) {
    return `a text in quotes: "{${name}}"`;
  }
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

/**
 * A discriminated union, and a rule over several fields, report the whole group as found; the field that
 * the path names says more.
 */
function atPath(issue: z.core.$ZodIssue): unknown {
  const { input } = issue;
  const isUnion = 'discriminator' in issue;
  const key = String(issue.path.at(-1));
  if ((isUnion || issue.code === 'custom') && isEntry(input) && key in input) return input[key];
  return isUnion ? undefined : input;
}

/** The schema of the group at a path; of several kinds of groups, the one that its provider names. */
function schemaAt(schema: z.ZodType, at: Steps, group: unknown): z.ZodObject | undefined {
  let here = unwrapped(schema);
  for (const step of at) {
    const inner =
      here instanceof z.ZodArray
        ? here.element
        : here instanceof z.ZodObject && here.shape[String(step)];
    if (!inner) return undefined;
    here = unwrapped(inner);
  }
  if (here instanceof z.ZodObject) return here;
  if (!(here instanceof z.ZodDiscriminatedUnion)) return undefined;
  const provider = (group as { provider?: unknown } | undefined)?.provider;
  return here.options.find(
    (option): option is z.ZodObject =>
      option instanceof z.ZodObject && z.safeParse(option.shape.provider, provider).success,
  );
}
