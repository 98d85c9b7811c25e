import { fieldNames, type Message } from './message';

/** Mail programs and operating systems cut or reject longer URLs. */
const maxLength = 1800;
const ellipsis = encodeURIComponent('…');

/** Adds the message as the body to a mailto URL that has a subject, cut to fit. */
export function mailtoUrl(href: string, message: Message): string {
  // The mail program adds the sender's address.
  const names = fieldNames.filter((name) => name !== 'email');
  const text = names
    .map((name) => message[name].trim())
    .filter(Boolean)
    .join('\n\n');
  if (!text) return href;
  let link = `${href}&body=`;
  // A lone half of a surrogate pair cannot be encoded.
  for (const character of text.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\n', '\r\n')) {
    const encoded = encodeURIComponent(character);
    if (link.length + encoded.length > maxLength - ellipsis.length) return link + ellipsis;
    link += encoded;
  }
  return link;
}
