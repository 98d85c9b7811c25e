import { feed } from './feed-settings';
import { statistics } from './statistics-settings';

test.each([
  'https://*',
  'https://*.com',
  'https://a.example;script-src-elem',
  'https://a.example,b.example',
  "https://'unsafe-inline'",
  'https://%2a.example.com',
  'https://me@a.example',
  'https://a{b}.example',
  'https://a.example$x',
  ...[...`?#"'$&|()<>{}*;,@% \\\``].map((sign) => `https://a${sign}b.example`),
  'http://a.example',
])('%s is refused as a host', (host) => {
  const script = 'https://widgets.example/embed.js';
  const isFeed = (settings: object) =>
    feed.safeParse({ provider: 'custom', script, ...settings }).success;
  expect(isFeed({ hosts: [host] })).toBe(false);
  expect(isFeed({ script: `${host}/embed.js` })).toBe(false);
  expect(statistics.safeParse({ provider: 'umami', id: 'x', host }).success).toBe(false);
});

test('a custom feed may list subdomains, ports and WebSocket hosts', () => {
  const hosts = ['https://*.a.example', 'https://a.example:*', 'https://a-1.example:8443'];
  const script = 'https://widgets.example/embed.js';
  const written = { provider: 'custom', script, hosts: [...hosts, 'wss://live.a.example'] };
  expect(feed.parse(written)).toMatchObject(written);
});
