import { content } from '@/content';

const names = content.site.areas.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** Names of areas, a number with the next word, and words with hyphens. */
const phrase = new RegExp(
  String.raw`${names.join('|')}|(?<!\S)\d+%? [^\W\d]+|[^\W\d]+(-[^\W\d]+)+`,
  'g',
);

/**
 * A text in which phrases such as "7 days" and "word-of-mouth" do not break. One text without elements in it, because
 * elements would shift while the page is parsed.
 * @param longest the length of the longest phrase for which the narrowest column has room.
 */
export function keepPhrases(text: string, longest = 20): string {
  // A long word with a hyphen breaks there before it breaks between letters.
  const most = (found: string) => (found.includes('-') ? Math.min(longest, 14) : longest);
  return text.replace(phrase, (found) =>
    found.length > most(found) ? found : found.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060'),
  );
}
