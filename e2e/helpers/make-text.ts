import type { z } from 'zod';
import type { Choices } from './random-choices';

/** Words of each length, from one letter to 14. Names of towns and trades are as long as real ones. */
const words = [
  ...[
    ['a'],
    ['to', 'we', 'of'],
    ['and', 'new', 'the'],
    ['door', 'pane', 'home'],
    ['glass', 'caulk'],
  ],
  ...[
    ['window', 'screen'],
    ['repairs', 'Toronto'],
    ['hardware', 'Brampton'],
    ['Etobicoke', 'condensed'],
  ],
  ...[
    ['technician', 'Georgetown'],
    ['Mississauga', 'condominium'],
    ['installation', 'professional'],
  ],
  ...[['weatherproofs', 'Installations'], ['soundproofings']],
];
const longWords = [
  'and',
  'window',
  'Etobicoke',
  'Condominium',
  'Mississauga-Brampton',
  'installation',
  'Installations',
];

/** Its first letters are one word. */
const longWord = 'weatherproofedwindowinstallations';

/** How long a word of this field may be. */
function longestWord(schema: z.ZodString): number {
  const isTooLong = (length: number) =>
    schema
      .safeParse(longWord.slice(0, length))
      .error?.issues.some(({ message }) => message.startsWith('words of at most'));
  return Array.from(longWord, (_, index) => index + 1).findLast((it) => !isTooLong(it)) ?? 1;
}

/** A text of exactly this length. Some begin with a word as long as the schema allows. */
export function makeText(length: number, schema: z.ZodString, choices: Choices): string {
  const longest = longestWord(schema);
  // A single letter cannot follow it.
  const first = length === longest + 1 ? longest - 1 : Math.min(longest, length);
  let text = choices.has('long words') ? longWord.slice(0, first) : '';
  while (text.length < length) {
    const left = length - text.length - (text ? 1 : 0);
    const usual = longWords.filter((word) =>
      word.split('-').every(({ length: it }) => it <= longest),
    );
    const next = usual[choices.pick(usual.length)] ?? '';
    // The last word fills the line: of the rest, or a short one and then the rest.
    const last =
      words.slice(0, longest)[left - 1] ?? (next.length + 2 > left ? words[3] : undefined);
    const word = last?.[choices.pick(last.length)] ?? next;
    text += left === 0 ? 's' : (text ? ' ' : '') + word;
  }
  return text;
}
