import { emailWith } from './form-email';

const href = 'mailto:hello@northpane.example?subject=Service';
const body = (link: string) => new URL(link).searchParams.get('body');
const email = 'ann@example.com';

it('carries the name and the message, line breaks and odd signs included', () => {
  const message = 'One & two?\nThree = 100% "#"';
  const link = emailWith(href, { fullName: ' Ann ', email, message });
  expect(body(link)).toBe('Ann\r\n\r\nOne & two?\r\nThree = 100% "#"');
  expect(link).toMatch(/^mailto:hello@northpane\.example\?subject=Service&body=[\w%.]+$/);
});

it('stays a plain address while nothing is typed', () => {
  expect(emailWith(href, { fullName: '', email, message: ' \n' })).toBe(href);
});

it.each(['a', 'é', '窓', '🪟'])('stays short however much of %s is typed', (sign) => {
  const link = emailWith(href, { fullName: 'Ann', email, message: sign.repeat(50_000) });
  expect(link.length).toBeLessThanOrEqual(1800);
  expect(link.length).toBeGreaterThan(1750);
  expect(body(link)).toMatch(new RegExp(`^Ann\r\n\r\n(${sign})+…$`, 'u'));
});

it('survives half a character', () => {
  const link = emailWith(href, { fullName: '', email, message: 'a\ud83e' });
  expect(body(link)).toBe('a\ufffd');
});
