import type { z } from 'zod';

/** Usual words; names of towns and trades are as long as real ones. */
const words = [
  'and',
  'window',
  'Etobicoke',
  'Condominium',
  'Mississauga-Brampton',
  'installation',
  'Installations',
];

/** Its first letters are one word. No schema allows so many. */
const longWord = 'weatherproofedwindowinstallations';

/** How many letters a word of this field may have. */
function maxLettersOf(schema: z.ZodString): number {
  const issues = schema.safeParse(longWord).error?.issues ?? [];
  const limits = issues.map((issue) => issue.code === 'custom' && issue.params?.maxLetters);
  return limits.find(Number.isInteger) ?? longWord.length;
}

/** The place in the list of the next word, so that texts of one length differ. */
let next = 0;

/** A text of exactly this length. A long one begins with a word as long as the schema allows. */
export function makeText(length: number, schema: z.ZodString, isMaxContent: boolean): string {
  const maxLetters = maxLettersOf(schema);
  const usual = words.filter((word) => word.split('-').every((part) => part.length <= maxLetters));
  let text = isMaxContent ? longWord.slice(0, maxLetters) : '';
  for (; text.length < length; next++) text += `${text && ' '}${usual[next % usual.length]}`;
  // No text ends with a space.
  return text.slice(0, length).replace(/. $/, ' s');
}
