import type { Message } from './message';

/** Mail programs and operating systems cut or reject longer URLs. */
const maxLength = 1800;
const ellipsis = encodeURIComponent('…');

/** Adds the message as the body to a mailto URL that has a subject, cut to fit. */
export function mailtoUrl(href: string, { fullName, message }: Message): string {
  const text = [fullName.trim(), message.trim()].filter(Boolean).join('\n\n');
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
