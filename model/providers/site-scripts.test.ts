import { scriptSources, scripts, statistics } from './site-scripts';
import { statisticsProviders } from './statistics-providers';

test.each([
  ['plausible', 'example.com', 'https://plausible.io/js/script.js', 'https://plausible.io'],
  ['plausible', 'pa-aB3', 'https://plausible.io/js/pa-aB3.js', 'https://plausible.io'],
  [
    'umami',
    '94db1cb1-74f4-4a40-ad6c-962362670409',
    'https://cloud.umami.is/script.js',
    'https://*.umami.is',
  ],
  [
    'cloudflare',
    '4fd7e2244fd7e2244fd7e2244fd7e224',
    'https://static.cloudflareinsights.com/beacon.min.js',
    'https://cloudflareinsights.com',
  ],
  [
    'google',
    'G-ABC123',
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
    'https://*.google-analytics.com',
  ],
])('O8 %s has its script and its hosts', (name, id, src, connect) => {
  const settings = statistics.parse({ provider: name, id });
  expect(statisticsProviders[settings.provider].script(id).src).toBe(src);
  const [sources] = scriptSources({ statistics: settings });
  expect(sources?.script).toEqual([new URL(src).origin]);
  expect(sources?.connect).toContain(connect);
});

test.each([
  ['plausible', 'example'],
  ['umami', 'example.com'],
  ['cloudflare', 'G-ABC123'],
  ['google', 'UA-12345-6'],
  ['nobody', 'ABCDEFGH'],
])('O8 %s refuses %s', (provider, id) => {
  expect(statistics.safeParse({ provider, id }).success).toBe(false);
});

test('O8 an own server takes the place of the provider’s', () => {
  const settings = statistics.parse({
    provider: 'plausible',
    id: 'a.example',
    host: 'https://stats.a.example',
  });
  const [sources] = scriptSources({ statistics: settings });
  expect(sources).toMatchObject({
    script: ['https://stats.a.example'],
    connect: ['https://stats.a.example'],
  });
});

test('O9 a script’s hosts may be asked in every way, and it may write styles', () => {
  const list = scripts.parse([
    { src: 'https://chat.example/w.js', hosts: ['https://*.api.example'] },
    { src: '/tag.js' },
  ]);
  const [chat, own] = scriptSources({ scripts: list });
  const hosts = ['https://chat.example', 'https://*.api.example'];
  for (const type of ['script', 'frame', 'font'] as const) expect(chat?.[type]).toEqual(hosts);
  expect(chat?.image).toEqual([...hosts, 'data:']);
  expect(chat?.style).toEqual([...hosts, "'unsafe-inline'"]);
  expect(chat?.connect).toEqual([...hosts, 'wss://chat.example', 'wss://*.api.example']);
  expect(own?.script).toEqual([]);
});

test.each(['http://a.example/x.js', '//a.example/x.js', 'tag.js', '/a b.js', 'https://a.example'])(
  'O9 %s is no address of a script',
  (src) => {
    expect(scripts.safeParse([{ src }]).success).toBe(false);
  },
);
