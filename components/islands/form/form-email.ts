import type { Message } from './form-draft';

/** Mail programs and systems cut or refuse longer addresses. */
const longest = 1800;
const ellipsis = encodeURIComponent('…');

/** Adds what was typed to a mailto address that has a subject; the form keeps what does not fit. */
export function emailWith(href: string, { fullName, message }: Message): string {
  const text = [fullName, message]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
  if (!text) return href;
  let link = `${href}&body=`;
  for (const character of text.toWellFormed().replaceAll('\n', '\r\n')) {
    const encoded = encodeURIComponent(character);
    if (link.length + encoded.length > longest - ellipsis.length) return link + ellipsis;
    link += encoded;
  }
  return link;
}
