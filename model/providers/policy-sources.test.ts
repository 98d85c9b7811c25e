import { allowsUrl } from './policy-sources';

const own = 'https://example.com';

test.each([
  ['https://*.elfsight.com', 'https://static.elfsight.com/platform.js', true],
  ['https://*.elfsight.com', 'https://elfsight.com/', false],
  ['https://*.elfsight.com', 'https://evilelfsight.com/', false],
  ['https://*.elfsight.com', 'http://static.elfsight.com/', false],
  ['https://snapwidget.com', 'https://www.snapwidget.com/', false],
  ['https://snapwidget.com:443', 'https://snapwidget.com/', true],
  ['https://widgets.example:8443', 'https://widgets.example/a.js', false],
  ['https://widgets.example', 'https://widgets.example:8443/a.js', false],
  ['https://widgets.example:*', 'https://widgets.example:8443/a.js', true],
  ['https://formspree.io/f/abc', 'https://formspree.io/f/abc?x=1', true],
  ['https://formspree.io/f/abc', 'https://formspree.io/f/abcdef', false],
  ['https://formspree.io/f/', 'https://formspree.io/f/abc', true],
  ['wss://live.example', 'wss://live.example/feed', true],
  ['data:', 'data:image/png;base64,AA', true],
  ['data:', 'https://data.example/', false],
  ["'self'", '/media/a.avif', true],
  ["'self'", 'https://other.example/', false],
  ["'sha256-abc='", 'https://other.example/', false],
])('%s and %s: %s', (source, address, expected) => {
  expect(allowsUrl([source], address, own)).toBe(expected);
});
