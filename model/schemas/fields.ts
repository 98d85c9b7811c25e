import { z } from 'zod';
import { normalizeValue } from './normalize';

// The parts of the schemas. An expectation completes the sentence "found …, expected …".

/** The title of a field in the editor, and its help there. */
export const titled = (title: string, description: string) => ({ title, description });

/**
 * UTF-8 that a program read as Windows-1252, for example â€™ for an apostrophe, and what no program could read. Not all of
 * its pairs are listed: a capital Ã may stand before a quotation mark or a dash.
 */
const garbled = /â€|ðŸ|Ã[\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜™š›œžŸ]|Â[\u00a0-\u00bf]|\ufffd/;

/** An entity or a tag of HTML. Pages would show its letters. */
const html = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]+);|<[/!]?[a-z][^<>]*>/i;

/** The last two are of Word's symbol fonts. */
const bullet = /^[•·▪●◦\uf0a7\uf0b7]/;

/** A longer word does not fit into the columns of a phone: 24 letters, and fewer in a short text. */
const maxLettersIn = (maxLength: number) => Math.min(24, Math.round(maxLength * 0.6));

/** @param maxLetters of a word. */
export const text = (
  maxLength: number,
  description: string,
  title?: string,
  maxLetters = maxLettersIn(maxLength),
) => {
  const tooLong = RegExp(`[\\p{L}\\p{M}\\p{N}’']{${maxLetters + 1},}`, 'u');
  return (
    z
      .string()
      // Before the spaces at the ends are removed, because a no-break space is a part of what is garbled.
      .refine(
        (value) => !garbled.test(value),
        'readable letters: another program garbled them, so type them again',
      )
      .refine(
        (value) => !html.test(value),
        'text without the codes of HTML: type the character itself, for example & in place of &amp;',
      )
      .trim()
      .min(1)
      .max(maxLength)
      .refine((value) => !bullet.test(value), 'the words without the bullet before them')
      .refine((value) => !tooLong.test(value), {
        error: ({ input }) =>
          `words of at most ${maxLetters} letters: write a space or a hyphen into “${String(input).match(tooLong)?.[0]}”`,
        params: { maxLetters },
      })
      .meta({ description, title })
  );
};

/** A fact of content/site.yaml: the {placeholders} of other files are filled in with it. */
export const siteText = (max: number, description: string, title?: string) =>
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

/** The placeholders that a field takes besides those for facts. A component replaces them. */
export const ownPlaceholders = z.registry<{ names: readonly string[] }>();

/** A text of the contact form's error summary. It must have the links to phone and e-mail. */
export const textWithLinks = (max: number, description: string) =>
  text(max, description)
    .refine(
      (value) => value.includes('{phoneLink}') && value.includes('{emailLink}'),
      'a text that names {phoneLink} and {emailLink}',
    )
    .register(ownPlaceholders, { names: ['phoneLink', 'emailLink'] });

/** A text with the visitor's time. */
export const textWithTime = (max: number, description: string) =>
  text(max, description)
    .refine((value) => value.includes('{time}'), 'a text with {time}')
    .register(ownPlaceholders, { names: ['time'] });

/** The texts of every page for search results. They may be longer than search results show. */
export const searchTexts = {
  title: text(
    260,
    'Title in the browser tab and in search results, which show about 65 characters of it.',
  ),
  description: text(
    660,
    'Summary in search results and link previews, which show about 165 characters of it.',
  ),
};

/** A text that matches a pattern, without flags for the editor. @param clean removes what people paste along with it. */
export const pattern = (regex: RegExp, expectation: string, clean = (value: string) => value) =>
  z
    .string(expectation)
    .overwrite((value) => clean(normalizeValue(value)))
    .regex(regex, { error: expectation, abort: true })
    .meta({ patternErrorMessage: `Expected ${expectation}.` });

/** The id of an entry of a list, such as a service. */
export const entryId = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'small letters, digits and single hyphens, such as fly-screens',
);

/** An id, alone or in a longer pasted text. */
export const idFromPaste = (expectation: string, pasted: RegExp) =>
  pattern(/^[\w-]+$/, expectation, (value) => value.match(pasted)?.[1] ?? value).meta({
    pattern: `^[\\w-]+$|${pasted.source}`,
  });

const ends = String.raw`\s/.:@?#%;,*'"$&|(){}<>\\\x60`;

/**
 * A host's name whose last label is not a number, or this computer, and its port: no user and no password. The
 * other characters have a meaning in a Content Security Policy, or in the files of hosts.
 */
export const hostPattern = String.raw`(localhost|127\.0\.0\.1|([^${ends}]+\.)+[^${ends}\d]+)(:\d+)?`;

/** A URL: editors check the pattern, the build also parses it. */
export const webAddress = (
  regex: RegExp,
  expectation: string,
  canParse = (value: string) => URL.canParse(value),
) => pattern(regex, expectation).refine(canParse, expectation);

/** A host as a source expression of a policy. `https://*` would allow every host. */
export const policyHost = pattern(
  /^(https|wss):\/\/(\*\.)?([\w-]+\.)+[\w-]+(:(\d+|\*))?$/,
  'a host such as https://cdn.example.com',
);

export const idExpectation = 'the id from the provider’s code, without the code around it';

/** A file of this site, or a page elsewhere. */
export const linkAddress = pattern(
  /^(\/(?!\/)[^\s\\]+|https?:\/\/\S+)$/,
  'an address such as /privacy.html or https://example.com/privacy',
);

/** What identifies the owner at a provider. Elfsight shows it as a part of the name of a class. */
export const providerId = (regex = /^[\w.-]+$/) =>
  pattern(regex, idExpectation, (value) => value.replace(/^elfsight-app-/, '')).meta(
    titled('Id from the provider', 'The id, as the provider shows it in its code.'),
  );

/** Where an area is on the map. */
export const coordinates = pattern(
  /^-?\d{1,2}(\.\d+)?, *-?\d{1,3}(\.\d+)?$/,
  'a latitude and a longitude, such as 44.39, -79.69',
).transform((degrees) => {
  const [latitude = 0, longitude = 0] = degrees.split(',').map(Number);
  return { latitude, longitude };
});

/** A list whose entries have a unique field. */
export const uniqueList = <Entry extends z.ZodObject>(entry: Entry, key: keyof z.infer<Entry>) =>
  z.array(entry).superRefine((entries, { addIssue }) => {
    const values = entries.map((one) => one[key]);
    values.forEach((value, index) => {
      const first = values.indexOf(value);
      const message = `another ${String(key)} than that of entry ${first + 1}`;
      if (first < index) addIssue({ code: 'custom', path: [index, key], message });
    });
  });
