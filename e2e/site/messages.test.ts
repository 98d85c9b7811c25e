import { describeForeign, describeMissing, describeViolation } from './messages';
import { siteFile } from './tested-site';

const foreign =
  /^\/gallery: the page asks https:\/\/a\.example for a file, .*add “- https:\/\/a\.example” to feed/;

test('a request to another host is described with the host to allow', () => {
  const text = describeForeign('/gallery', 'https://a.example/b/c.js?d');
  expect(text).toMatch(foreign);
  expect(text).toContain(siteFile);
  expect(describeViolation('/gallery', 'img-src', 'https://a.example/b.gif')).toBe(text);
});

test.each(['wss://a.example/live', 'http://a.example/b'])('%s is a request', (blocked) => {
  expect(describeViolation('/', 'connect-src', blocked)).toContain('the page asks');
});

test.each(['inline', 'eval', 'data', 'blob'])(
  'a violation of kind “%s” is the page’s',
  (blocked) => {
    expect(describeViolation('/', 'script-src', blocked)).toMatch(
      `/: the page’s security policy (script-src) stops a script or style in the page (${blocked}).`,
    );
  },
);

test.each([
  ['/media/old-door-card-640.abcd.avif', 'picture old-door is missing'],
  ['/media/logo.1a2b3c.svg', 'file /media/logo.1a2b3c.svg is missing'],
  ['/scripts/menu.1a2b.js', 'file /scripts/menu.1a2b.js is missing'],
])('%s: the %s', (file, words) => {
  const text = describeMissing('/services', file);
  expect(text).toContain(`/services: the ${words}`);
  expect(text).toContain(file);
});

test('for a missing picture the folder of the originals is named', () => {
  const folder = siteFile.replace('site.yaml', 'pictures');
  expect(describeMissing('/', '/media/door-card-640.a.avif')).toContain(`whether ${folder} has it`);
});
