import type { StoredMessage } from './inbox';

const EXCERPT_LENGTH = 80;
// Controls (which begin a terminal's escapes), invisible marks that turn the direction of writing,
// line breaks of every kind, and halves of characters.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** One calm line for the terminal; nothing a visitor typed can move the cursor or colour the screen. */
export function messageLine({ fields }: StoredMessage): string {
  const name = oneLine(fields.fullName ?? '');
  const email = oneLine(fields.email ?? '');
  return `New message from ${name} <${email}>: ${oneLine(fields.message ?? '')}`;
}

/** A text without anything unprintable, on one line, cut to a line's length. */
function oneLine(text: string): string {
  // Cut roughly first: a megabyte of text should not be cleaned for eighty characters.
  const clean = text
    .slice(0, EXCERPT_LENGTH * 20)
    .replace(UNPRINTABLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...clean];
  return characters.length > EXCERPT_LENGTH
    ? `${characters.slice(0, EXCERPT_LENGTH - 1).join('')}…`
    : clean;
}
