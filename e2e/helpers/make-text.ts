import type { z } from 'zod';

/** Ordinary words. Names of towns and trades are as long as real ones. */
const words = [
  'and',
  'window',
  'Etobicoke',
  'Condominium',
  'Mississauga-Brampton',
  'installation',
  'Installations',
];

/** Longer than any schema allows. Its first letters serve as the longest word of a text. */
const longWord = 'weatherproofedwindowinstallations';

/** Returns how many letters a word of this field may have. */
function maxLettersOf(schema: z.ZodString): number {
  const issues = schema.safeParse(longWord).error?.issues ?? [];
  const limits = issues.map((issue) => issue.code === 'custom' && issue.params?.maxLetters);
  return limits.find(Number.isInteger) ?? longWord.length;
}

/** The index of the next word, kept between texts so that texts of the same length differ. */
let nextWord = 0;

/** Returns a text of exactly this length. For max-content, it begins with a word as long as the schema allows. */
export function makeText(length: number, schema: z.ZodString, isMaxContent: boolean): string {
  const maxLetters = maxLettersOf(schema);
  const allowedWords = words.filter((word) =>
    word.split('-').every((part) => part.length <= maxLetters),
  );
  let text = isMaxContent ? longWord.slice(0, maxLetters) : '';
  for (; text.length < length; nextWord++)
    text += `${text && ' '}${allowedWords[nextWord % allowedWords.length]}`;
  // A text must not end with a space.
  return text.slice(0, length).replace(/. $/, ' s');
}
