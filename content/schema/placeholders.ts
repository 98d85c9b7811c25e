import { z } from 'zod';
import { isEntry, type Steps } from './entries';
import { serviceName } from './form-target';
import { siteSchema } from './site-schema';
import { unwrapped } from './unwrapped';

function isPlain(field: z.core.$ZodType): boolean {
  const schema = unwrapped(field);
  return (
    schema instanceof z.ZodString ||
    schema instanceof z.ZodStringFormat ||
    schema instanceof z.ZodNumber
  );
}

/** Of those that are more than that: how a sentence names them. */
const inWords: Record<string, (fact: unknown) => unknown> = {
  phone: (phone) => (isEntry(phone) ? phone.display : undefined),
  areas: (areas) => (Array.isArray(areas) ? listed(areas.map(nameOfArea)) : undefined),
  form: (form) => (isEntry(form) ? serviceName(form) : undefined),
};

/** A schema of facts, as content/site.yaml's is. */
type Facts = z.ZodObject;

/** The facts that pages may name: each that is a text or a number, and those put into words above. */
function placeholdersOf({ shape }: Facts): string[] {
  return Object.keys(shape).filter((name) => name in inWords || isPlain(shape[name]));
}

/** Stand for facts of content/site.yaml in the pages' texts: {name}, {phone}, {areas} … */
export const factPlaceholders = placeholdersOf(siteSchema);

/** The contact form's notice turns them into links. */
export const linkPlaceholders = ['phoneLink', 'emailLink'];

/** The beginning of a text's pattern: what stands in braces is a placeholder that is known. */
export const onlyKnownPlaceholders = `^(?![\\s\\S]*\\{(?!(${[...factPlaceholders, ...linkPlaceholders].join('|')})\\})[^{}]*\\})`;

/** A region is a plain name, or a group of its name and its place. */
export function nameOfArea(area: unknown): string {
  const name = isEntry(area) ? area.name : area;
  return typeof name === 'string' ? name : '';
}

/** "A, B and C". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-CA').format(names);
}

/**
 * What stands for each placeholder. One whose fact is faulty stays as it is, to spare follow-up
 * issues; one whose fact may be left out, and is, stands for nothing, and no text may name it.
 */
export function siteFacts(site: unknown, schema: Facts = siteSchema): Record<string, string> {
  const facts = isEntry(site) ? site : {};
  const found: Record<string, string> = {};
  for (const name of placeholdersOf(schema)) {
    const fact = inWords[name] ? inWords[name](facts[name]) : facts[name];
    const isThere = typeof fact === 'string' || typeof fact === 'number';
    const isLeftOut =
      facts[name] === undefined && z.safeParse(schema.shape[name], undefined).success;
    if (isThere) found[name] = String(fact);
    else if (!isLeftOut) found[name] = `{${name}}`;
  }
  return found;
}

/** As they stand in the text, braces and all. */
export function placeholdersIn(text: unknown): string[] {
  return typeof text === 'string' ? (text.match(/\{\w+\}/g) ?? []) : [];
}

/** What a text should hold instead of a placeholder that stands for nothing. */
export function expectedInstead(found: string, inPages: boolean): string {
  if (!inPages) return 'a text without braces, since placeholders work only in content/pages';
  const name = found.slice(1, -1);
  return factPlaceholders.includes(name)
    ? `that content/site.yaml says “${name}”, which it does not yet`
    : `one of ${factPlaceholders.map((fact) => `{${fact}}`).join(', ')}`;
}

/** The data with each placeholder filled in; one that stands for nothing is told. */
export function fillPlaceholders(
  value: unknown,
  facts: Record<string, string>,
  tell: (at: Steps, found: string) => void,
  at: Steps = [],
): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{([^{}]*)\}/g, (whole, key: string) => {
      if (at.includes('notice') && linkPlaceholders.includes(key)) return whole;
      const fact = Object.hasOwn(facts, key) ? facts[key] : undefined;
      if (fact === undefined) tell(at, whole);
      return fact ?? whole;
    });
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => fillPlaceholders(item, facts, tell, [...at, index]));
  }
  if (isEntry(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        fillPlaceholders(item, facts, tell, [...at, key]),
      ]),
    );
  }
  return value;
}
