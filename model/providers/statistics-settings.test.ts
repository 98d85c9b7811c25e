import { type StatisticsProvider, statisticsProviders } from './statistics-providers';
import { statistics, statisticsSources } from './statistics-settings';

const ids = {
  plausible: 'example.com',
  umami: '94db1cb1-74f4-4a40-ad6c-962362670409',
  cloudflare: '4fd7e2244fd7e2244fd7e2244fd7e224',
  google: 'G-ABC123',
};

test.each([
  ['plausible', ids.plausible, 'https://plausible.io/js/script.js', 'example'],
  ['plausible', 'pa-aB3', 'https://plausible.io/js/pa-aB3.js', 'example'],
  ['umami', ids.umami, 'https://cloud.umami.is/script.js', 'example.com'],
  ['cloudflare', ids.cloudflare, 'https://static.cloudflareinsights.com/beacon.min.js', 'G-ABC123'],
  ['google', ids.google, 'https://www.googletagmanager.com/gtag/js?id=G-ABC123', 'UA-12345-6'],
])(
  'O8 %s with the id %s gets its script, and the policy allows its host',
  (provider, id, script, refused) => {
    const settings = statistics.parse({ provider, id });
    expect(statisticsProviders[settings.provider].script(id).src).toBe(script);
    expect(statisticsSources(settings).script).toEqual([new URL(script).origin]);
    expect(statistics.safeParse({ provider, id: refused }).success).toBe(false);
  },
);

test('O8 the owner’s own server replaces the provider’s', () => {
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

/** The globals of the providers' scripts. */
const window = globalThis as {
  plausible?: jest.Mock;
  umami?: { track: jest.Mock };
  dataLayer?: IArguments[];
};

/** What each provider does in the browser. A mock replaces its script, which no test loads. */
const inBrowser: Record<string, (provider: StatisticsProvider, id: string) => void> = {
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
  'O8 %s is started, and events reach its script in the form that it expects',
  (name, act) => {
    const provider = name as keyof typeof ids;
    act(statisticsProviders[provider], ids[provider]);
  },
);
