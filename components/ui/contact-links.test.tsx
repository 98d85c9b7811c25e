import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/model/content';
import { EmailLink, PhoneLink } from './contact-links';

test.each([
  ['(705) 555-0142', '(705) 555-0142'],
  ['705-555-0142 ext. 4', '<span class="phone-number">705-555-0142</span> ext. 4'],
])('only words after a phone number move to another line: %s', (display, inner) => {
  jest.replaceProperty(content.site.phone, 'display', display);
  expect(renderToStaticMarkup(<PhoneLink className="big" />)).toBe(
    `<a href="tel:+17055550199" dir="ltr" class="big phone-number">${inner}</a>`,
  );
});

test('an e-mail address breaks after its @ alone, is read as one, and begins an e-mail with a subject', () => {
  const { email } = content.site;
  const html = renderToStaticMarkup(<EmailLink />);
  expect(html.replace(/<(?!wbr)[^>]*>/g, '')).toBe(email.replace('@', '@<wbr/>'));
  expect(html).toContain(` aria-label="${email}"`);
  const [, href = ''] = html.match(/ href="([^"]*)"/) ?? [];
  const subject = encodeURIComponent(content.common.emailSubject);
  expect(href).toBe(`mailto:${email}?subject=${subject}`);
});
