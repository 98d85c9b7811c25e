import { mailtoUrl } from './mailto-url';
import { emptyMessage } from './message';

const href = 'mailto:hello@northpane.example?subject=Service';
const body = (link: string) => new URL(link).searchParams.get('body');
const message = { ...emptyMessage, fullName: ' Ann ' };

test.each([
  ['nothing is typed', { fullName: ' ', message: '\n' }, null],
  ['only a name is typed', { fullName: 'Ann', message: ' ' }, 'Ann'],
  ['only a message is typed', { fullName: '', message: ' Broken ' }, 'Broken'],
  ['only an e-mail address is typed', { fullName: '', email: 'a@b.ca' }, 'a@b.ca'],
])('if %s the body of the e-mail has no leading blank lines', (_, typed, text) => {
  expect(body(mailtoUrl(href, { ...message, ...typed }))).toBe(text);
});

test.each(['a', 'é', '窓', '🪟'])('a long message of %s is truncated', (character) => {
  const link = mailtoUrl(href, { ...message, message: character.repeat(50_000) });
  expect(link.length).toBeLessThanOrEqual(1800);
  expect(link.length).toBeGreaterThan(1750);
  expect(body(link)).toMatch(new RegExp(`^Ann\r\n\r\n(${character})+…$`, 'u'));
});
