import { copyContent } from '../test/content-copy';
import { contactItems } from './contact-items';

const content = copyContent();
const site = {
  phone: { dial: '+17057261234', display: '(705) 726-9999' },
  email: 'jo@clearwater.ca',
};

test('a number or an address that a text spells out is compared with the business’s own', () => {
  for (const file of ['home', 'services', 'gallery', 'contact', 'common', 'not-found']) {
    content.write(`pages/${file}.yaml`, 'text: Call {phone}, 1-705-726-1234 or 705.726.9999.\n');
  }
  content.write('services.yaml', '- title: 24/7 since 2001, up to 1,200 × 2,400 mm\n');
  content.write('testimonials.yaml', '- quote: I wrote to jo@clearwater.ca.\n');
  expect(contactItems(site, content.folder)).toEqual([]);

  content.write('pages/home.yaml', 'a: b\nheadline: Call 705-726-1235 any time\n');
  content.write('testimonials.yaml', '- quote: I wrote to me@old.ca.\n');
  expect(contactItems(site, content.folder).map(({ found }) => found)).toEqual([
    '705-726-1235 stands in home.yaml, line 2, and is not what content/site.yaml says.',
    'me@old.ca stands in testimonials.yaml, line 1, and is not what content/site.yaml says.',
  ]);
});
