import { z } from 'zod';
import { contentFiles } from './schema';

/**
 * The JSON Schemas with which text editors complete and validate content/*.yaml, by file name. The first line of
 * each content file names its schema. Only the build checks unique ids and whether files exist.
 */
export function jsonSchemas(): Record<string, string> {
  const schemas = Object.values(contentFiles).map(({ file, schema }) => {
    const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
      // Lengths apply after the placeholders are filled in, which an editor cannot do.
      if (file.startsWith('pages/'))
        Object.assign(jsonSchema, { minLength: undefined, maxLength: undefined });
      // The build reads numbers as text.
      if (jsonSchema.type === 'string' && !jsonSchema.enum)
        Object.assign(jsonSchema, { type: ['string', 'number'] });
    };
    // The newest draft that every YAML editor supports.
    const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', override });
    return [file.replace('/', '-').replace(/yaml$/, 'json'), JSON.stringify(json)];
  });
  return Object.fromEntries(schemas);
}
