import { content } from '@/model/content';
import { GET } from './route';
import { escapeText, vCard } from './vcard';

test('G5 the card has the name, the number to dial, the e-mail and the site, each on a line that ends with CRLF', async () => {
  const { phone } = content.site;
  jest.replaceProperty(content.site, 'name', 'Doors, Locks; & Co. \\ Sons');
  jest.replaceProperty(content.site, 'phone', { ...phone, dial: '+17055550199,3' });
  const response = GET();
  expect(response.headers.get('Content-Type')).toBe('text/vcard; charset=utf-8');
  expect((await response.text()).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Doors\\, Locks\\; & Co. \\\\ Sons',
    'N:;;;;',
    'ORG:Doors\\, Locks\\; & Co. \\\\ Sons',
    'X-ABSHOWAS:COMPANY',
    'TEL;TYPE=WORK,VOICE:+17055550199\\,3',
    'EMAIL;TYPE=INTERNET:hello@northpane.example',
    'URL:https://northpane.example/',
    'END:VCARD',
    '',
  ]);
});

test('G5 a long line is folded after at most 75 bytes, between letters', () => {
  const name = 'é'.repeat(100);
  const [, , ...lines] = vCard([['FN', escapeText(name)]]).split('\r\n');
  const folded = lines.slice(0, -2);
  expect(folded.length).toBe(3);
  for (const line of folded) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(folded.join('\r\n').replaceAll('\r\n ', '')).toBe(`FN:${name}`);
});
