const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: text from other programs may contain them.
  /(?<!Ã)[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Returns the text of a content file in Unicode's NFC form, with plain spaces and without invisible characters. Line
 * breaks are unchanged. Spaces after Ã and Â are unchanged too, because they show that another program has garbled the
 * text: it turns à into Ã and a no-break space.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/(?<![ÂÃ])[\p{Zs}\u2028\u2029]/gu, ' ');
}

/**
 * Returns a value that has to match a pattern (a number, an id, a URL) with plain hyphens and digits and without
 * joiners, because word processors and phones insert others.
 */
export function normalizeValue(value: string): string {
  return normalizeText(value)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
}
