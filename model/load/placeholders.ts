import type { z } from 'zod';
import { formatList, formatValue, type Issue, oneOf } from '../messages/format';
import { formServiceName } from '../providers/form-target';
import type { ContentFiles } from '../schemas/content-files';
import { type FieldPath, schemaAt } from '../schemas/field-path';
import { ownPlaceholders } from '../schemas/fields';

/** The names of placeholders for facts of content/site.yaml: {name}, {phone}, {areas} … */
const placeholderNames = 'name shortName url phone email hours areas form'.split(' ');

/** The value of each placeholder. */
export function placeholderValues(site: ContentFiles['site']): Record<string, string> {
  const { name, shortName, url, email, hours } = site;
  const areas = formatList(site.areas.map((area) => area.name));
  const form = formServiceName(site.form);
  return { name, shortName, url, email, hours, phone: site.phone.display, areas, form };
}

/**
 * Fills in the placeholders of a content file's data. Those that a field has of its own remain.
 * @param facts undefined while content/site.yaml has mistakes: then the placeholders remain.
 * @returns the data, and for each text with unknown placeholders the first of them.
 */
export function fillPlaceholders(
  schema: z.core.$ZodType,
  data: unknown,
  facts: Record<string, string> | undefined,
  path: FieldPath = [],
): { filled: unknown; issues: Issue[] } {
  const issues: Issue[] = [];
  const fillText = (text: string, at: FieldPath): string => {
    const field = schemaAt(schema, at);
    // It is reported as an unknown field.
    if (!field) return text;
    const own = ownPlaceholders.get(field)?.names;
    const unknown: string[] = [];
    // Also a brace without its pair.
    const filled = text.replace(/\{([^{}]*)\}|\{[^{}]*|\}/g, (found, name: string) => {
      if (own?.includes(name)) return found;
      if (placeholderNames.includes(name)) return facts?.[name] ?? found;
      unknown.push(found);
      return found;
    });
    const [first] = unknown;
    const known = placeholderNames.map((fact) => `{${fact}}`);
    if (first) issues.push({ path: at, found: formatValue(first), expected: oneOf(known) });
    return filled;
  };
  const fill = (value: unknown, at: FieldPath): unknown => {
    if (typeof value === 'string') return fillText(value, at);
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map((entry, index) => fill(entry, [...at, index]));
    const fields = Object.entries(value).map(([key, inner]) => [key, fill(inner, [...at, key])]);
    return Object.fromEntries(fields);
  };
  return { filled: fill(data, path), issues };
}
