import { statisticsProviders } from '../statistics-providers';
import { scriptSources, scripts, statistics } from './site-scripts';

interface Example {
  id: string;
  script: string;
  /** A host that it may ask. */
  connect: string;
  refused: string;
}

const plausible: Example = {
  id: 'example.com',
  script: 'https://plausible.io/js/script.js',
  connect: 'https://plausible.io',
  refused: 'example',
};
const examples: Record<keyof typeof statisticsProviders, Example> = {
  plausible,
  umami: {
    id: '94db1cb1-74f4-4a40-ad6c-962362670409',
    script: 'https://cloud.umami.is/script.js',
    connect: 'https://*.umami.is',
    refused: 'example.com',
  },
  cloudflare: {
    id: '4fd7e2244fd7e2244fd7e2244fd7e224',
    script: 'https://static.cloudflareinsights.com/beacon.min.js',
    connect: 'https://cloudflareinsights.com',
    refused: 'G-ABC123',
  },
  google: {
    id: 'G-ABC123',
    script: 'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
    connect: 'https://*.google-analytics.com',
    refused: 'UA-12345-6',
  },
};

test.each([
  ...Object.entries(examples),
  ['plausible', { ...plausible, id: 'pa-aB3', script: 'https://plausible.io/js/pa-aB3.js' }],
] as [string, Example][])('O8 %s has its script, its hosts and its ids', (provider, example) => {
  const { id, script, connect, refused } = example;
  const settings = statistics.parse({ provider, id });
  expect(statisticsProviders[settings.provider].script(id).src).toBe(script);
  const [sources] = scriptSources({ statistics: settings });
  expect(sources?.script).toEqual([new URL(script).origin]);
  expect(sources?.connect).toContain(connect);
  expect(statistics.safeParse({ provider, id: refused }).success).toBe(false);
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
