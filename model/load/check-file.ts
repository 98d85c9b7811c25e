import type { z } from 'zod';
import type { Issue } from '../messages/format';
import { validate } from '../messages/validate';
import { type ContentFiles, contentFiles } from '../schemas/content-files';
import { fillPlaceholders, placeholderValues } from './placeholders';

/**
 * Validates a content file's data as it is written: a long list of areas makes no text too long.
 * @param site the facts for the {placeholders}: none in the editor, and none while site.yaml has mistakes.
 * @returns all issues, and the data with the {placeholders} filled in, unless the schema refuses it.
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
  // Of the facts themselves only the notice has placeholders.
  const facts = data as ContentFiles['site'] | undefined;
  const { notice } = facts ?? { ...(written as { notice?: unknown }) };
  const { filled, issues: unknown } = fill(notice, facts, ['notice']);
  return {
    data: notice && facts ? { ...facts, notice: filled } : facts,
    issues: [...unknown, ...issues],
  };
}
