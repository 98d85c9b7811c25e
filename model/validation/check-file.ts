import type { z } from 'zod';
import { type ContentFiles, contentFiles } from '../schemas/content-files';
import type { Issue } from './format';
import { fillPlaceholders, placeholderValues } from './placeholders';
import { validate } from './validate';

/**
 * Validates the data of a content file before the {placeholders} are filled in, so that a long list of areas makes no
 * text too long.
 * @param site the facts for the {placeholders}, undefined in the editor and while site.yaml has errors.
 * @returns all issues, and the data with the {placeholders} filled in unless the schema rejects it.
 */
export function checkFile(
  schema: z.ZodType,
  written: unknown,
  site?: ContentFiles['site'],
): { data: unknown; issues: Issue[] } {
  const { data, issues } = validate(schema, written);
  const fill = (values: unknown, facts = site, part: string[] = []) =>
    fillPlaceholders(schema, values, facts && placeholderValues(facts), part);
  if (schema !== contentFiles.site.schema) {
    const { filled, issues: unknown } = fill(data ?? written);
    return { data: data && filled, issues: [...unknown, ...issues] };
  }
  // In site.yaml itself, only the notice can contain placeholders.
  const facts = data as ContentFiles['site'] | undefined;
  const { notice } = facts ?? { ...(written as { notice?: unknown }) };
  const { filled, issues: unknown } = fill(notice, facts, ['notice']);
  return {
    data: notice && facts ? { ...facts, notice: filled } : facts,
    issues: [...unknown, ...issues],
  };
}
