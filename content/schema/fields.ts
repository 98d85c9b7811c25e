import { z } from 'zod';
import type { PictureKind } from './media';
import { normalizeValue } from './normalize';

// The parts of the schemas. An expectation completes the sentence "found …, expected …".

/** The label in forms, and the help in forms and text editors. */
export const labels = (title: string, description: string) => ({ title, description });

const textOf = (min: number, max: number) => z.string().trim().min(min).max(max);

export const text = (max: number, description: string, title?: string) =>
  textOf(1, max).meta({ description, title });

/** A fact of content/site.yaml: the {placeholders} of other files are filled in with it. */
export const fact = (max: number, description: string, title?: string) =>
  text(max, description, title).refine(
    (value) => !/[{}]/.test(value),
    'words without { and }: other files take them from here',
  );

/** A quotation. The site adds the quotation marks. */
export const quotation = (max: number, description: string, title?: string) =>
  text(max, description, title).refine(
    (value) => !/["“”„«»]/.test(value),
    'the words without quotation marks, which the site adds (‘single’ ones are allowed)',
  );

/** A text of the contact form's notice. It must have the links to phone and e-mail. */
export const textWithLinks = (max: number, description: string) =>
  text(max, description).refine(
    (value) => value.includes('{phoneLink}') && value.includes('{emailLink}'),
    'a text that names {phoneLink} and {emailLink}',
  );

/** What search results show of a page's title and description. The launch check names longer ones. */
export const searchLimits = { title: 65, description: 165 };

/** A filled-in name or list of regions may make it longer than search results show. */
const searchText = (min: number, key: keyof typeof searchLimits, description: string) =>
  textOf(min, searchLimits[key] * 4).describe(
    `${description}: ${min} to ${searchLimits[key]} characters.`,
  );

/** The meta texts of every page. */
export const meta = {
  title: searchText(15, 'title', 'Title in the browser tab and in search results'),
  description: searchText(70, 'description', 'Summary in search results and link previews'),
};

/** A text that matches a pattern, without flags for the forms. @param clean removes what people paste along with it. */
export const pattern = (form: RegExp, expectation: string, clean = (value: string) => value) =>
  z
    .string(expectation)
    .overwrite((value) => clean(normalizeValue(value)))
    .regex(form, { error: expectation, abort: true })
    .meta({ patternErrorMessage: `Expected ${expectation}.` });

/** An id or code, alone or in a longer pasted text. */
export const code = (expectation: string, pasted: RegExp) =>
  pattern(/^[\w-]+$/, expectation, (value) => value.match(pasted)?.[1] ?? value).meta({
    pattern: `^[\\w-]+$|${pasted.source}`,
  });

const ends = String.raw`\s/.:@?#%;,*'"$&|(){}<>\\\x60`;

/**
 * A host's name whose last label is not a number, or this computer, and its port: no user and no password. The
 * other characters have a meaning in a Content Security Policy, or in the files of hosts.
 */
export const hostForm = String.raw`(localhost|127\.0\.0\.1|([^${ends}]+\.)+[^${ends}\d]+)(:\d+)?`;

/** A URL: editors check the pattern, the build also parses it. */
export const webAddress = (form: RegExp, expectation: string) =>
  pattern(form, expectation).refine((value) => URL.canParse(value), expectation);

export const idExpectation = 'the id from the provider’s code, without the code around it';

/** A file of this site, or a page elsewhere. */
export const linkAddress = pattern(
  /^(\/(?!\/)[^\s\\]+|https?:\/\/\S+)$/,
  'an address such as /privacy.html or https://example.com/privacy',
);

/** What identifies the owner at a provider. Elfsight shows it as a part of the name of a class. */
export const providerId = (form = /^[\w.-]+$/) =>
  pattern(form, idExpectation, (value) => value.replace(/^elfsight-app-/, '')).meta(
    labels('Id from the provider', 'The id, as the provider shows it in its code.'),
  );

export const consent = z
  .boolean()
  .optional()
  .meta(labels('Ask visitors first', 'true asks before anything is loaded from the provider.'));

/** A place on the map. */
export const coordinates = pattern(
  /^-?\d{1,2}(\.\d+)?, *-?\d{1,3}(\.\d+)?$/,
  'a latitude and a longitude, such as 44.39, -79.69',
);

/** A list whose entries have a unique field. */
export const listOf = <Entry extends z.ZodObject>(entry: Entry, key: keyof z.infer<Entry>) =>
  z.array(entry).superRefine((entries, { addIssue }) => {
    const values = entries.map((one) => one[key]);
    values.forEach((value, index) => {
      const first = values.indexOf(value);
      const message = `another ${String(key)} than that of entry ${first + 1}`;
      if (first < index) addIssue({ code: 'custom', path: [index, key], message });
    });
  });

interface FileUse {
  folder: 'pictures' | 'icons';
  /** How the pages use a picture: `scripts/media` makes files for it. */
  kinds: readonly PictureKind[];
}

const files = z.registry<FileUse>();

export const pictureEndings = 'jpg jpeg jfif png webp avif heic heif tif tiff gif'.split(' ');

const endings = pictureEndings.join('|');

/** The forms recognise picture fields by this pattern. Their patterns cannot ignore case. */
export const picturePattern = `^[\\w-]+(\\.[\\w-]+)*\\.(${endings}|${endings.toUpperCase()})$`;

const pictureFile = pattern(
  new RegExp(picturePattern),
  'the name of a picture file without spaces, accents or folders, such as patio.jpg',
);

const pictureHelp = 'A file of content/pictures. Is it new? Then describe it too: Pictures › Add.';

/** The name of a picture file. */
export const picture = (title: string, kinds: PictureKind[], description = pictureHelp) =>
  pictureFile.meta(labels(title, description)).register(files, { folder: 'pictures', kinds });

/** The forms recognise icon fields by this pattern. */
export const iconPattern = '^\\w+([ -]+\\w+)*$';

export const icon = pattern(
  new RegExp(iconPattern),
  'the name of a file in content/icons without .svg, such as instagram',
  (name) => name.replace(/\.svg$/i, ''),
)
  .meta(labels('Icon', 'Name of an SVG file in content/icons, without .svg.'))
  .register(files, { folder: 'icons', kinds: [] });

type Path = readonly PropertyKey[];

/** A picture or icon that a content file names: the path of the field and the file's name. */
export type UsedFile = FileUse & { path: Path; file: string };

/** The pictures and icons that data of this schema names. */
export function filesIn(field: z.core.$ZodType, data: unknown, path: Path = []): UsedFile[] {
  const schema = unwrapOptional(field);
  const use = files.get(schema);
  if (data === undefined) return [];
  if (use) return [{ path, file: String(data), ...use }];
  const inner = (one: z.core.$ZodType, key: string | number) =>
    filesIn(one, (data as never)[key], [...path, key]);
  if (schema instanceof z.ZodArray)
    return (data as unknown[]).flatMap((_, index) => inner(schema.element, index));
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, one]) => inner(one, key));
}

/** The schema inside `.optional()`, `.default()` and `.prefault()`. */
export function unwrapOptional(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? unwrapOptional(innerType) : schema;
}
