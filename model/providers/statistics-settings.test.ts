import { type StatisticsProvider, statisticsProviders } from '../statistics-providers';
import { statistics, statisticsSources } from './statistics-settings';

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
  const sources = statisticsSources(settings);
  expect(sources.script).toEqual([new URL(script).origin]);
  expect(sources.connect).toContain(connect);
  expect(statistics.safeParse({ provider, id: refused }).success).toBe(false);
});

test('O8 an own server takes the place of the provider’s', () => {
  const settings = statistics.parse({
    provider: 'plausible',
    id: 'a.example',
    host: 'https://stats.a.example',
  });
  expect(statisticsSources(settings)).toMatchObject({
    script: ['https://stats.a.example'],
    connect: ['https://stats.a.example'],
  });
});

/** What the providers' scripts put on window. */
const window = globalThis as {
  plausible?: jest.Mock;
  umami?: { track: jest.Mock };
  dataLayer?: IArguments[];
};

type Providers = typeof statisticsProviders;
/** The providers that have `start` or `count`. */
type InBrowser = {
  [Name in keyof Providers]: Providers[Name] extends { start: unknown } | { count: unknown }
    ? Name
    : never;
}[keyof Providers];

/** What each of them does in the browser. A fake takes the place of its script, which no test loads. */
const inBrowser: Record<InBrowser, (provider: StatisticsProvider, id: string) => void> = {
  plausible({ start, count }, id) {
    start?.(id);
    expect(window.plausible).toHaveProperty('o', {});
    window.plausible = jest.fn();
    count?.('E-mail', 'main /contact');
    expect(window.plausible.mock.calls).toEqual([
      ['E-mail', { props: { where: 'main /contact' } }],
    ]);
  },
  umami({ count }) {
    window.umami = { track: jest.fn() };
    count?.('E-mail', 'main /contact');
    expect(window.umami.track.mock.calls).toEqual([['E-mail', { where: 'main /contact' }]]);
  },
  google({ start, count }, id) {
    window.dataLayer = [];
    start?.(id);
    count?.('E-mail', 'main /contact');
    const denied = {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    };
    expect(window.dataLayer.map((call) => [...call])).toEqual([
      ['consent', 'default', denied],
      ['js', expect.any(Date)],
      ['config', id],
      ['event', 'e_mail', { where: 'main /contact' }],
    ]);
  },
};

test.each(Object.entries(inBrowser))(
  'O8 %s is started and told of an event as its script expects it',
  (name, act) => {
    const provider = name as InBrowser;
    act(statisticsProviders[provider], examples[provider].id);
  },
);
