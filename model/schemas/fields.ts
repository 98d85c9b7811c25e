import { z } from 'zod';
import { normalizeValue } from './normalize';

// The building blocks of the schemas. An expectation completes the sentence "found …, expected …".

/** Metadata for a field: its title and its help in the editor. */
export const titled = (title: string, description: string) => ({ title, description });

/**
 * Matches UTF-8 that a program read as Windows-1252, for example â€™ for an apostrophe, and replacement characters. It
 * leaves out some pairs, because a capital Ã may correctly come before a quotation mark or a dash.
 */
const garbled = /â€|ðŸ|Ã[\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜™š›œžŸ]|Â[\u00a0-\u00bf]|\ufffd/;

/** An entity or a tag of HTML, which pages would show as it is written. */
const html = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]+);|<[/!]?[a-z][^<>]*>/i;

/** The last two characters are from Word's symbol fonts. */
const bullet = /^[•·▪●◦\uf0a7\uf0b7]/;

/** Returns the most letters of a word that fit into a column on a phone: 24, and fewer in a short text. */
const maxLettersIn = (maxLength: number) => Math.min(24, Math.round(maxLength * 0.6));

/**
 * A text field.
 * @param maxLength in characters.
 * @param maxLetters the maximum length of a word.
 */
export const text = (
  maxLength: number,
  description: string,
  title?: string,
  { maxLetters = maxLettersIn(maxLength) } = {},
) => {
  const tooLong = RegExp(`[\\p{L}\\p{M}\\p{N}’']{${maxLetters + 1},}`, 'u');
  return (
    z
      .string()
      // Before trim(), because a no-break space may be a part of the garbled text.
      .refine(
        (value) => !garbled.test(value),
        'readable letters: another program has garbled some of them, so type them again',
      )
      .refine(
        (value) => !html.test(value),
        'text without HTML codes: type the character itself, for example & instead of &amp;',
      )
      .trim()
      .min(1)
      .max(maxLength)
      .refine((value) => !bullet.test(value), 'the text without the bullet before it')
      .refine((value) => !tooLong.test(value), {
        error: ({ input }) =>
          `words of at most ${maxLetters} letters: put a space or a hyphen in “${String(input).match(tooLong)?.[0]}”`,
        params: { maxLetters },
      })
      .meta({ description, title })
  );
};

/** A fact in content/site.yaml, which is filled in for {placeholders} in other files. */
export const siteText = (max: number, description: string, title?: string) =>
  text(max, description, title).refine(
    (value) => !/[{}]/.test(value),
    'text without { and }, because it is filled in for {placeholders} in other files',
  );

/** A quotation. The site adds the quotation marks. */
export const quotation = (max: number, description: string, title?: string) =>
  text(max, description, title).refine(
    (value) => !/["“”„«»]/.test(value),
    'the words without quotation marks, because the site adds them (‘single’ ones are allowed)',
  );

/** The placeholders that a field has in addition to those for facts. A component replaces them. */
export const ownPlaceholders = z.registry<{ names: readonly string[] }>();

/** A text in the contact form's error summary. It must contain the links to phone and e-mail. */
export const textWithLinks = (max: number, description: string) =>
  text(max, description)
    .refine(
      (value) => value.includes('{phoneLink}') && value.includes('{emailLink}'),
      'text that contains {phoneLink} and {emailLink}',
    )
    .register(ownPlaceholders, { names: ['phoneLink', 'emailLink'] });

/** A text that contains the visitor's time. */
export const textWithTime = (max: number, description: string) =>
  text(max, description)
    .refine((value) => value.includes('{time}'), 'text that contains {time}')
    .register(ownPlaceholders, { names: ['time'] });

/** The texts that every page has for search results. They may be longer than search results show. */
export const searchTexts = {
  title: text(
    260,
    'The title in the browser tab and in search results, which show about 65 characters of it.',
  ),
  description: text(
    660,
    'The summary in search results and link previews, which show about 165 characters of it.',
  ),
};

/**
 * A value that matches a pattern.
 * @param regex must not have flags, because the editor uses only its source.
 * @param clean removes what people paste along with the value.
 */
export const pattern = (regex: RegExp, expectation: string, clean = (value: string) => value) =>
  z
    .string(expectation)
    .overwrite((value) => clean(normalizeValue(value)))
    .regex(regex, { error: expectation, abort: true })
    .meta({ patternErrorMessage: `Expected ${expectation}.` });

/** The id of an entry in a list, for example of a service. */
export const entryId = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'lowercase letters, digits and single hyphens, for example fly-screens',
);

/** An id, which may be pasted as part of a longer text. */
export const idFromPaste = (expectation: string, pasted: RegExp) =>
  pattern(/^[\w-]+$/, expectation, (value) => value.match(pasted)?.[1] ?? value).meta({
    pattern: `^[\\w-]+$|${pasted.source}`,
  });

const ends = String.raw`\s/.:@?#%;,*'"$&|(){}<>\\\x60`;

/**
 * A host name whose last label is not a number, or this computer, with an optional port. It excludes user and password,
 * and characters that are special in a Content Security Policy or in hosting configuration files.
 */
export const hostPattern = String.raw`(localhost|127\.0\.0\.1|([^${ends}]+\.)+[^${ends}\d]+)(:\d+)?`;

/** A URL. The editor only checks the pattern; the build also parses it. */
export const webAddress = (
  regex: RegExp,
  expectation: string,
  canParse = (value: string) => URL.canParse(value),
) => pattern(regex, expectation).refine(canParse, expectation);

/** A host as a CSP source expression. `https://*` is refused, because it would allow every host. */
export const policyHost = pattern(
  /^(https|wss):\/\/(\*\.)?([\w-]+\.)+[\w-]+(:(\d+|\*))?$/,
  'a host, for example https://cdn.example.com',
);

export const idExpectation = 'the id from the provider’s code, without the code around it';

/** The address of a file on this site, or of a page elsewhere. */
export const linkAddress = pattern(
  /^(\/(?!\/)[^\s\\]+|https?:\/\/\S+)$/,
  'an address, for example /privacy.html or https://example.com/privacy',
);

/** The owner's id at a provider. Elfsight shows it as a part of a class name. */
export const providerId = (regex = /^[\w.-]+$/) =>
  pattern(regex, idExpectation, (value) => value.replace(/^elfsight-app-/, '')).meta(
    titled('Id from the provider', 'The id that appears in the code from the provider.'),
  );

/** The place of an area on the map. */
export const coordinates = pattern(
  /^-?\d{1,2}(\.\d+)?, *-?\d{1,3}(\.\d+)?$/,
  'a latitude and a longitude, for example 44.39, -79.69',
).transform((degrees) => {
  const [latitude = 0, longitude = 0] = degrees.split(',').map(Number);
  return { latitude, longitude };
});

/** A list whose entries all have a different value in the field `key`. */
export const uniqueList = <Entry extends z.ZodType>(entry: Entry, key: keyof z.infer<Entry>) =>
  z.array(entry).superRefine((entries, { addIssue }) => {
    const values = entries.map((item) => item[key]);
    values.forEach((value, index) => {
      const first = values.indexOf(value);
      const message = `a different ${String(key)}, because entry ${first + 1} already has this one`;
      if (first < index) addIssue({ code: 'custom', path: [index, key], message });
    });
  });
