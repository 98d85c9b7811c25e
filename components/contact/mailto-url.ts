import { fieldNames, type Message } from './message';

/** Mail programs and operating systems truncate or reject longer URLs. */
const maxLength = 1800;
const ellipsis = encodeURIComponent('…');

/** Returns the mailto URL, which must have a subject, with the message as its body, truncated if it is too long. */
export function mailtoUrl(href: string, message: Message): string {
  const text = fieldNames
    .map((name) => message[name].trim())
    .filter(Boolean)
    .join('\n\n');
  if (!text) return href;
  let link = `${href}&body=`;
  // `encodeURIComponent` throws on lone surrogates.
  for (const character of text.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\n', '\r\n')) {
    const encoded = encodeURIComponent(character);
    if (link.length + encoded.length > maxLength - ellipsis.length) return link + ellipsis;
    link += encoded;
  }
  return link;
}
