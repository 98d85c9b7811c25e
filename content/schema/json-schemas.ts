import { z } from 'zod';
import { contentFiles } from './schema';

/**
 * The JSON Schemas by which text editors complete and check content/*.yaml, by file name. Each content
 * file names its own in its first line. Unique ids and files that exist are left to the build.
 */
export function jsonSchemas(): Record<string, string> {
  const schemas = Object.values(contentFiles).map(({ file, schema }) => {
    const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
      // A length counts once the placeholders are filled in, which an editor cannot do.
      if (file.startsWith('pages/'))
        Object.assign(jsonSchema, { minLength: undefined, maxLength: undefined });
      // What editors take for a number is read as the text that stands there.
      if (jsonSchema.type === 'string' && !jsonSchema.enum)
        Object.assign(jsonSchema, { type: ['string', 'number'] });
    };
    // The newest draft that every YAML editor knows.
    const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', override });
    return [file.replace('/', '-').replace(/yaml$/, 'json'), JSON.stringify(json)];
  });
  return Object.fromEntries(schemas);
}
