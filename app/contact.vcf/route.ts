import { absoluteUrl, content } from '@/model/content';

export const dynamic = 'force-static';

/** Escapes a text value: a semicolon or a comma would separate values, and a line break would end it. */
const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** The business for a visitor's address book: `/contact.vcf`, a vCard 3.0, the version that all of them read. */
export function GET() {
  const { name, phone, email } = content.site;
  const card = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(name)}`,
    // The parts of a person's name. It is required, and a business has none.
    'N:;;;;',
    `ORG:${escapeText(name)}`,
    // Apple's address book shows the card as a company.
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE:${escapeText(phone.dial)}`,
    `EMAIL;TYPE=INTERNET:${escapeText(email)}`,
    `URL:${absoluteUrl('/')}`,
    'END:VCARD',
    '',
  ].join('\r\n');
  return new Response(card, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
