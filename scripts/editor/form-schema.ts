import { z } from 'zod';
import { type ContentKey, contentFiles } from '../../content/schema/schema';

/** The one schema, as the editor's forms and formats read it. */

export type Json = z.core.JSONSchema.JSONSchema & {
  patternErrorMessage?: string;
  enumDescriptions?: string[];
};

export function jsonOf(key: ContentKey): Json {
  return z.toJSONSchema(contentFiles[key].schema, { io: 'input' }) as Json;
}

/** Entries that may be a plain name are always groups in the form; see file-format.ts. */
export function withNameOnly(items: Json): Json | undefined {
  const [plain, group] = (items.anyOf ?? []) as Json[];
  return plain?.type === 'string' && group?.type === 'object' ? group : undefined;
}
