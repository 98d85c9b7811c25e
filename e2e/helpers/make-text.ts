import type { z } from 'zod';
import type { Choices } from './limits';

/** A word of each length, from one letter to 14. Names of towns and trades are as long as real ones. */
const words =
  'a to the door glass window Toronto Brampton Etobicoke technician Mississauga installation Installations soundproofings'.split(
    ' ',
  );
const usualWords =
  'and window Etobicoke Condominium Mississauga-Brampton installation Installations'.split(' ');

/** Its first letters are one word. No schema allows so many. */
const longWord = 'weatherproofedwindowinstallations';

/** How many letters a word of this field may have. */
function maxLettersOf(schema: z.ZodString): number {
  const issues = schema.safeParse(longWord).error?.issues ?? [];
  const limits = issues.map((issue) => issue.code === 'custom' && issue.params?.maxLetters);
  return limits.find(Number.isInteger) ?? longWord.length;
}

/** A text of exactly this length. Some begin with a word as long as the schema allows. */
export function makeText(length: number, schema: z.ZodString, choices: Choices): string {
  const maxLetters = maxLettersOf(schema);
  // A single letter cannot follow it.
  const first = length === maxLetters + 1 ? maxLetters - 1 : Math.min(maxLetters, length);
  let text = choices.has('long words') ? longWord.slice(0, first) : '';
  while (text.length < length) {
    const left = length - text.length - (text ? 1 : 0);
    const usual = usualWords.filter((word) =>
      word.split('-').every(({ length: it }) => it <= maxLetters),
    );
    const next = usual[choices.pick(usual.length)] ?? '';
    // The last word fills the line: of the rest, or a short one and then the rest.
    const last =
      words.slice(0, maxLetters)[left - 1] ?? (next.length + 2 > left ? words[3] : undefined);
    const word = last ?? next;
    text += left === 0 ? 's' : (text ? ' ' : '') + word;
  }
  return text;
}
