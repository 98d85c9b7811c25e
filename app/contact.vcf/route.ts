import { absoluteUrl, content } from '@/model/content';
import { escapeText, vCard } from './vcard';

export const dynamic = 'force-static';

/** The business for a visitor's address book: `/contact.vcf`. */
export function GET() {
  const { name, phone, email } = content.site;
  const card = vCard([
    ['FN', escapeText(name)],
    // The parts of a person's name. It is required, and a business has none.
    ['N', ';;;;'],
    ['ORG', escapeText(name)],
    // Apple's address book shows the card as a company.
    ['X-ABSHOWAS', 'COMPANY'],
    ['TEL;TYPE=WORK,VOICE', escapeText(phone.dial)],
    ['EMAIL;TYPE=INTERNET', escapeText(email)],
    ['URL', absoluteUrl('/')],
  ]);
  return new Response(card, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
