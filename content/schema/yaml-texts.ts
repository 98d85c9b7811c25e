import { parse as parseYaml, type SchemaOptions } from 'yaml';

/**
 * How content files are read: each value is the text that stands there, but for true, false and nothing.
 * As numbers, what an owner types would be lost: the plus of +17055550142, the zero of an id such as 012345.
 */
export const asTexts: SchemaOptions = { schema: 'failsafe', customTags: ['null', 'bool'] };

export const parse = (text: string) => parseYaml(text, asTexts);
