import { content } from '@/model/content';
import { GET } from './route';

test('G5 the card contains the name, the number to dial, the e-mail and the site, in lines with CRLF', async () => {
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
