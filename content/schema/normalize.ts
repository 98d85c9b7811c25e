const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: text from other programs holds them.
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * The text of a content file with characters that look the same made the same: accents are part of
 * their letter, spaces are plain, nothing is invisible. Lines stay where they are.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[\p{Zs}\u2028\u2029]/gu, ' ');
}

/**
 * A value that has a form, such as a number, an id or an address: word processors and phones put other
 * hyphens, full-width digits and joiners into it.
 */
export function normalizeValue(value: string): string {
  return normalizeText(value)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
}
