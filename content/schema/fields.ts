import { z } from 'zod';
import type { PictureKind } from './media';
import { unwrapped } from './unwrapped';

/**
 * What the schemas are made of. They run at build only; `describe` texts become the help that editors
 * show (scripts/prepare/editor-schemas.ts), and an `error` text completes the sentence "expected …".
 */
export const text = (max: number, help: string) => z.string().trim().min(1).max(max).describe(help);

/** Somebody's words: the site sets quotation marks around them, so that theirs would stand double. */
export const spoken = (max: number, help: string) =>
  text(max, help).refine(
    (value) => !/["“”„«»]/.test(value),
    'the words without quotation marks, which the site adds; ‘single’ ones may stand within',
  );

/** The visitor's other ways, which no notice may lack. */
export const textWithLinks = (max: number, help: string) =>
  text(max, help).refine(
    (value) => value.includes('{phoneLink}') && value.includes('{emailLink}'),
    'a text that names {phoneLink} and {emailLink}',
  );

/** A text of a given form; `expectation` says which, also when nothing stands there. */
export const pattern = (form: RegExp, expectation: string) =>
  z
    .string({ error: expectation })
    .regex(form, { error: expectation, abort: true })
    .meta({ patternErrorMessage: `Expected ${expectation}.` });

/** A web address: the pattern is what editors can check, the parser has the last word. */
export const webAddress = (form: RegExp, expectation: string) =>
  pattern(form, expectation).refine((value) => URL.canParse(value), expectation);

const metaTitle = z
  .string()
  .trim()
  .min(15)
  .max(65)
  .describe('Title in the browser tab and in search results: 15 to 65 characters.');

const metaDescription = z
  .string()
  .trim()
  .min(70)
  .max(165)
  .describe('Summary in search results and link previews: 70 to 165 characters.');

export const meta = { title: metaTitle, description: metaDescription };

export const pictureEndings = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'heic', 'heif'];
const anyEnding = pictureEndings.join('|');

// Spelt out in capitals too, since editors know no pattern that ignores case.
const pictureName = new RegExp(
  `^[\\w-]+(\\.[\\w-]+)*\\.(${anyEnding}|${anyEnding.toUpperCase()})$`,
);

/** By it the owner's editor knows which fields are pictures. */
export const picturePattern = pictureName.source;

export const pictureFile = pattern(
  pictureName,
  'the name of a picture file without spaces, accents or folders, such as patio.jpg (or png, webp, avif, heic)',
).describe('A picture of content/pictures. What it shows is said once, in content/pictures.yaml.');

/** By it the owner's editor knows that a field is an icon. */
export const iconPattern = '^[a-z0-9][a-z0-9-]*$';

const pictureKinds = z.registry<{ kinds: readonly PictureKind[] }>();

/**
 * A picture's file name, and how pages use it (see scripts/prepare/picture-recipes.ts). All that makes or
 * checks pictures finds them by these fields.
 */
export function picture(...kinds: [PictureKind, ...PictureKind[]]) {
  return pictureFile.clone().register(pictureKinds, { kinds });
}

/** A picture that a content file names. */
export interface PictureUse {
  /** Its place in the file. */
  at: readonly PropertyKey[];
  /** What stands there: a file name, once the content is checked. */
  file: unknown;
  kinds: readonly PictureKind[];
}

/** The pictures that data of this schema names, as far as the data has the schema's shape. */
export function picturesIn(
  field: z.core.$ZodType,
  data: unknown,
  at: PictureUse['at'] = [],
): PictureUse[] {
  const schema = unwrapped(field);
  const { kinds } = pictureKinds.get(schema) ?? {};
  if (data === undefined || data === null) return [];
  if (kinds) return [{ at, file: data, kinds }];
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    return data.flatMap((item, index) => picturesIn(schema.element, item, [...at, index]));
  }
  if (schema instanceof z.ZodObject && typeof data === 'object') {
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      picturesIn(inner, (data as Record<string, unknown>)[key], [...at, key]),
    );
  }
  return [];
}

/** The name of every field that data of this schema may have, within groups too. */
export function fieldNames(field: z.core.$ZodType): string[] {
  const schema = unwrapped(field);
  if (schema instanceof z.ZodArray) return fieldNames(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldNames);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, inner]) => [name, ...fieldNames(inner)]);
}
