import { allowsUrl } from './policy-sources';
import { statistics, statisticsEmbed } from './statistics-providers';

const allows = (sources: string[], address: string) =>
  allowsUrl(sources, address, 'https://example.com');

test.each([
  ['plausible', 'example.com', 'https://plausible.io/js/script.js', 'https://plausible.io'],
  ['plausible', 'pa-aB3', 'https://plausible.io/js/pa-aB3.js', 'https://plausible.io'],
  ['fathom', 'ABCDEFGH', 'https://cdn.usefathom.com/script.js', 'https://cdn.usefathom.com'],
  ['umami', '94db1cb1', 'https://cloud.umami.is/script.js', 'https://*.umami.is'],
  ['goatcounter', 'me', 'https://gc.zgo.at/count.js', 'https://me.goatcounter.com'],
  [
    'cloudflare',
    '4fd7e224',
    'https://static.cloudflareinsights.com/beacon.min.js',
    'https://cloudflareinsights.com',
  ],
  [
    'google',
    'G-ABC123',
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
    'https://*.google-analytics.com',
  ],
])('%s has its script and its hosts', (provider, site, src, connect) => {
  const { tracker, hosts } = statisticsEmbed(statistics.parse({ provider, id: site }));
  expect(tracker).toMatchObject({ provider, src, consent: provider === 'google' });
  expect(hosts.script).toEqual([new URL(src).origin]);
  expect(hosts.connect).toContain(connect);
});

test.each([
  ['fathom', 'ABCDEFGH', 'https://cdn.usefathom.com'],
  ['goatcounter', 'me', 'https://me.goatcounter.com'],
])('%s may count by a picture', (provider, id, host) => {
  expect(statisticsEmbed(statistics.parse({ provider, id })).hosts.image).toEqual([host]);
});

test.each([
  ['umami', 'connect', 'https://gateway.umami.is/api/send'],
  ['umami', 'connect', 'https://api-gateway.umami.dev/api/send'],
  ['google', 'connect', 'https://region1.google-analytics.com/g/collect'],
  ['google', 'connect', 'https://www.googletagmanager.com/a'],
  ['google', 'connect', 'https://analytics.google.com/g/collect'],
  ['google', 'connect', 'https://region1.analytics.google.com/g/collect'],
  ['google', 'image', 'https://www.google-analytics.com/a.gif'],
  ['google', 'image', 'https://www.googletagmanager.com/a.gif'],
] as const)('%s counts by %s at %s', (provider, directive, address) => {
  const { hosts } = statisticsEmbed(statistics.parse({ provider, id: 'x' }));
  expect(allows(hosts[directive], address)).toBe(true);
});

test.each([
  ['plausible', 'clear.ca', { 'data-domain': 'clear.ca' }],
  ['fathom', 'ABCDEFGH', { 'data-site': 'ABCDEFGH' }],
  ['umami', 'a1', { 'data-website-id': 'a1' }],
  ['goatcounter', 'me', { 'data-goatcounter': 'https://me.goatcounter.com/count' }],
  ['cloudflare', 'a1', { 'data-cf-beacon': '{"token":"a1"}' }],
])('%s knows the site %s', (provider, site, attributes) => {
  const asked = statisticsEmbed(statistics.parse({ provider, id: site, consent: true })).tracker;
  expect(asked).toMatchObject({ id: site, attributes, consent: true });
});

test.each([
  ['plausible', 'script', 'https://stats.example.com'],
  ['fathom', 'script', 'https://stats.example.com'],
  ['umami', 'script', 'https://stats.example.com'],
  ['goatcounter', 'script', 'https://gc.zgo.at'],
  ['plausible', 'connect', 'https://stats.example.com'],
  ['fathom', 'image', 'https://stats.example.com'],
  ['goatcounter', 'connect', 'https://stats.example.com'],
  ['goatcounter', 'image', 'https://stats.example.com'],
] as const)('with an own server %s has the %s of %s', (provider, directive, source) => {
  const own = { provider, id: 'x', host: 'https://stats.example.com' };
  expect(statisticsEmbed(statistics.parse(own)).hosts[directive]).toEqual([source]);
});

test('an owner’s own statistics server is used', () => {
  const own = { provider: 'umami', id: 'x', host: 'https://stats.example.com' };
  const { tracker, hosts } = statisticsEmbed(statistics.parse(own));
  expect(tracker.src).toBe('https://stats.example.com/script.js');
  expect(hosts.connect).toEqual(['https://stats.example.com']);
});

test('only Plausible’s id may be a domain with a path', () => {
  const isValid = (provider: string, id: string) => statistics.safeParse({ provider, id }).success;
  expect(isValid('plausible', 'clear.ca/en')).toBe(true);
  expect(isValid('plausible', 'clear.ca/')).toBe(false);
  expect(isValid('goatcounter', 'clear.ca/en')).toBe(false);
});

test.each([
  ['plausible', 'https://stats.example.com:8443/js/script.js', { 'data-domain': 'x' }],
  ['fathom', 'https://stats.example.com:8443/script.js', { 'data-site': 'x' }],
  ['umami', 'https://stats.example.com:8443/script.js', { 'data-website-id': 'x' }],
  [
    'goatcounter',
    'https://gc.zgo.at/count.js',
    { 'data-goatcounter': 'https://stats.example.com:8443/count' },
  ],
])('with an own server %s counts there alone', (provider, src, attributes) => {
  const own = { provider, id: 'x', host: 'https://stats.example.com:8443' };
  const { tracker } = statisticsEmbed(statistics.parse(own));
  expect(tracker).toEqual({ provider, id: 'x', src, attributes, consent: false });
});

test.each([
  ['google', undefined, true],
  ['google', false, true],
  ['umami', undefined, false],
  ['umami', false, false],
  ['umami', true, true],
])('%s with “consent: %s” asks first: %s', (provider, consent, asks) => {
  const { tracker } = statisticsEmbed(statistics.parse({ provider, id: 'x', consent }));
  expect(tracker.consent).toBe(asks);
});
