import { absoluteUrl, content } from '@/model/content';

export const dynamic = 'force-static';

/** Escapes a text value, because semicolons and commas separate values, and a line break ends them. */
const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Returns the business as a card for address books: `/contact.vcf`, in vCard 3.0, which all of them can read. */
export function GET() {
  const { name, phone, email } = content.site;
  const card = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(name)}`,
    // The parts of a person's name: required, but empty for a business.
    'N:;;;;',
    `ORG:${escapeText(name)}`,
    // Tells Apple's address book that this is a company.
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE:${escapeText(phone.dial)}`,
    `EMAIL;TYPE=INTERNET:${escapeText(email)}`,
    `URL:${absoluteUrl('/')}`,
    'END:VCARD',
    '',
  ].join('\r\n');
  return new Response(card, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
