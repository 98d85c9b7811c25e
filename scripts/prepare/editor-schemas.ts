import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import {
  factPlaceholders,
  linkPlaceholders,
  onlyKnownPlaceholders,
} from '../../content/schema/placeholders';
import { contentFiles } from '../../content/schema/schema';
import { generatedFolder, writeGenerated } from './generated';

/** Each content file names its own in its first line. */
export async function writeEditorSchemas(): Promise<void> {
  await mkdir(path.join(generatedFolder, 'schemas'), { recursive: true });
  await Promise.all(
    Object.entries(editorSchemas()).map(([name, json]) => writeGenerated(`schemas/${name}`, json)),
  );
}

/**
 * The JSON Schemas that editors use to complete and check content/*.yaml, by file name. Unique ids
 * and files that exist are left to the build: JSON Schema has no words for them.
 */
export function editorSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.values(contentFiles).map(({ file, schema }) => {
      const inPages = file.startsWith('pages/');
      const json = z.toJSONSchema(schema, {
        // The newest draft that every YAML editor knows.
        target: 'draft-7',
        io: 'input',
        override: ({ jsonSchema }) => {
          if (inPages) allowPlaceholders(jsonSchema);
          // What editors take for a number is read as the text that stands there.
          if (jsonSchema.type === 'string' && !jsonSchema.enum)
            Object.assign(jsonSchema, { type: ['string', 'number'] });
        },
      });
      return [schemaOf(file), JSON.stringify(json)];
    }),
  );
}

const known = [...factPlaceholders, ...linkPlaceholders];

/** The length counts once the placeholders are filled in, which an editor cannot do. */
function allowPlaceholders(text: z.core.JSONSchema.BaseSchema) {
  if (text.type !== 'string' || text.pattern || text.maxLength === undefined) return;
  const { minLength, maxLength } = text;
  delete text.minLength;
  delete text.maxLength;
  Object.assign(text, {
    pattern: onlyKnownPlaceholders,
    patternErrorMessage: `Expected one of ${known.map((name) => `{${name}}`).join(', ')}.`,
    if: { pattern: '\\{' },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
    then: { minLength: 1 },
    else: { minLength, maxLength },
  });
}

/** The name of a content file's schema. */
export function schemaOf(file: string): string {
  return file.replace('/', '-').replace(/yaml$/, 'json');
}
