import type { StoredMessage } from './inbox';

const longest = 120;

// Controls (which begin a terminal's escapes), invisible marks that turn the direction of writing,
// line breaks of every kind, and halves of characters.
const unprintable = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** One calm line for the terminal; nothing a visitor typed can move the cursor or colour the screen. */
export function messageLine({ fields }: StoredMessage): string {
  const { fullName = '', email = '', message = '' } = fields;
  const line = `New message from ${fullName} <${email}>: ${message}`;
  const start = line.slice(0, longest).replace(unprintable, ' ').trim();
  return line.length > longest ? `${start}…` : start;
}
