import { content } from '@/content';

/** How many letters have room in a column of text, and in one of three narrow columns beside each other. */
export const room = { column: 20, narrowColumn: 14 };

/** The longest first: of several alternatives a regular expression takes the first that fits. */
const names = content.site.areas
  .map(({ name }) => name)
  .toSorted((one, other) => other.length - one.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const numberWithWord = String.raw`(?<!\S)\d+%? \p{L}+`;
const wordWithHyphens = String.raw`\p{L}+(-\p{L}+)+`;
const phrase = new RegExp([...names, numberWithWord, wordWithHyphens].join('|'), 'gu');

/**
 * A text in which phrases such as "7 days" and "word-of-mouth" do not break. One text without elements in it, because
 * elements would shift while the page is parsed.
 * @param longest the length of the longest phrase that does not break.
 */
export function keepPhrases(text: string, longest = room.column): string {
  // A long word with a hyphen breaks there before it breaks between letters.
  const most = (found: string) =>
    found.includes('-') ? Math.min(longest, room.narrowColumn) : longest;
  return text.replace(phrase, (found) =>
    found.length > most(found) ? found : found.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060'),
  );
}
