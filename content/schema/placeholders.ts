import { oneOf } from './expectations';
import { formServiceName } from './form-target';
import { type FieldPath, formatValue, type Issue } from './issues';
import type { ContentFiles } from './schema';

/** The names of placeholders for facts of content/site.yaml: {name}, {phone}, {areas} … */
const factPlaceholders = 'name shortName url phone email hours areas form'.split(' ');

/** Placeholders for links in the contact form's notice. */
const linkPlaceholders = ['phoneLink', 'emailLink'];

/** "A, B and C". */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat('en-CA').format(names);
}

/** The value of each placeholder. */
export function placeholderValues(site: ContentFiles['site']): Record<string, string> {
  const { name, shortName, url, email, hours } = site;
  const areas = formatList(site.areas.map((area) => (typeof area === 'string' ? area : area.name)));
  const form = formServiceName(site.form);
  return { name, shortName, url, email, hours, phone: site.phone.display, areas, form };
}

/**
 * The data of a page with each placeholder filled in.
 * @param facts undefined while content/site.yaml has mistakes: then the placeholders remain.
 * @param report is called for unknown placeholders.
 */
export function fillPlaceholders(
  value: unknown,
  facts: Record<string, string> | undefined,
  report: (issue: Issue) => void,
  path: FieldPath = [],
): unknown {
  if (typeof value === 'string') {
    // Also a brace without its pair.
    return value.replace(/\{([^{}]*)\}|\{[^{}]*|\}/g, (found, name: string) => {
      if (path.join().startsWith('form,notice') && linkPlaceholders.includes(name)) return found;
      if (factPlaceholders.includes(name)) return facts?.[name] ?? found;
      const known = factPlaceholders.map((fact) => `{${fact}}`);
      report({ path, found: formatValue(found), expected: oneOf(known, found) });
      return found;
    });
  }
  const fillIn = (inner: unknown, key: PropertyKey) =>
    fillPlaceholders(inner, facts, report, [...path, key]);
  // No schema is that deep.
  if (value === null || typeof value !== 'object' || path.length > 20) return value;
  if (Array.isArray(value)) return value.map(fillIn);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillIn(inner, key)]));
}
