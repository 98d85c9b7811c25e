import type { z } from 'zod';
import { formServiceName } from '../providers/form-target';
import type { ContentFiles } from '../schemas/content-files';
import { type FieldPath, schemaAt } from '../schemas/field-path';
import { ownPlaceholders } from '../schemas/fields';
import { formatList, formatValue, type Issue, oneOf } from './format';

/** The facts in content/site.yaml that have a placeholder: {name}, {phone}, {areas} … */
const factNames = ['name', 'shortName', 'url', 'phone', 'email', 'hours', 'areas', 'form'] as const;
const placeholders = factNames.map((name) => `{${name}}`);

/** Returns the value of each placeholder. */
export function placeholderValues(
  site: ContentFiles['site'],
): Record<(typeof factNames)[number], string> {
  const { name, shortName, url, email, hours } = site;
  const areas = formatList(site.areas.map((area) => area.name));
  const form = formServiceName(site.form);
  return { name, shortName, url, email, hours, phone: site.phone.display, areas, form };
}

/**
 * Fills in the placeholders in the data of a content file, except a field's own ones, which a component replaces.
 * @param facts undefined while content/site.yaml has errors; then the placeholders remain.
 * @returns the data, and an issue for the first unknown placeholder of each text.
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
    // The schema reports an unknown field.
    if (!field) return text;
    const own = ownPlaceholders.get(field)?.names;
    const unknown: string[] = [];
    // The pattern also matches a brace without its counterpart.
    const filled = text.replace(/\{([^{}]*)\}|\{[^{}]*|\}/g, (found, name: string) => {
      if (own?.includes(name)) return found;
      if (placeholders.includes(found)) return facts?.[name] ?? found;
      unknown.push(found);
      return found;
    });
    const [first] = unknown;
    if (first)
      issues.push({ path: at, found: formatValue(first), expected: oneOf(placeholders, first) });
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
