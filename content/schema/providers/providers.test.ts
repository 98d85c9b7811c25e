import { readFileSync } from 'node:fs';
import { feedEmbed, feedSources } from './feed-embed';
import { type FeedEmbed, providers } from './feed-providers';
import { feed as schema } from './feed-settings';
import { allowsUrl } from './policy-sources';
import { statistics, statisticsEmbed } from './statistics-providers';

const id = 'a1B2-c3_d4';
const sample = { container: { tag: 'ul', attributes: {} }, script: { src: '/sample.js' } };

function markup({ tag, id: ownId, class: name, attributes }: FeedEmbed['container']) {
  const all = { ...(ownId && { id: ownId }), ...(name && { class: name }), ...attributes };
  const written = Object.entries(all).map(([key, value]) => ` ${key}="${value}"`);
  return `<${tag}${written.join('')}>`;
}

/** Each provider's embed code as in its documentation, and the title of a frame: container, script, reload. */
const embedCodes: Record<keyof typeof providers, [string, string, 'once' | 'replace']> = {
  elfsight: [
    `<div class="elfsight-app-${id}" data-elfsight-app-lazy="">`,
    'https://static.elfsight.com/platform/platform.js',
    'once',
  ],
  behold: [`<behold-widget feed-id="${id}">`, 'https://w.behold.so/widget.js', 'once'],
  lightwidget: [
    `<iframe class="lightwidget-widget" title="Our work" src="https://lightwidget.com/widgets/${id}.html" scrolling="no" allowtransparency="true">`,
    'https://cdn.lightwidget.com/widgets/lightwidget.js',
    'replace',
  ],
  snapwidget: [
    `<iframe class="snapwidget-widget" title="Our work" src="https://snapwidget.com/embed/${id}" scrolling="no" allowtransparency="true">`,
    'https://snapwidget.com/js/snapwidget.js',
    'replace',
  ],
  curator: [
    '<div id="curator-feed-default-feed-layout">',
    `https://cdn.curator.io/published/${id}.js`,
    'replace',
  ],
  embedsocial: [
    `<div class="embedsocial-hashtag" data-ref="${id}">`,
    'https://embedsocial.com/cdn/ht.js',
    'once',
  ],
  juicer: [
    `<ul class="juicer-feed" data-feed-id="${id}">`,
    `https://www.juicer.io/embed/${id}/embed-code.js`,
    'once',
  ],
  taggbox: [
    `<div class="taggbox" data-widget-id="${id}">`,
    'https://widget.taggbox.com/embed-lite.min.js',
    'replace',
  ],
};

const allows = (sources: string[], address: string) =>
  allowsUrl(sources, address, 'https://example.com');

test.each(Object.entries(embedCodes))('%s has its embed code and its hosts', (provider, code) => {
  const feed = schema.parse({ provider, id });
  const embed = feedEmbed(feed, sample, 'Our work');
  expect([markup(embed.container), embed.script.src, embed.reload]).toEqual(code);
  expect(embed.consent).toBe(false);
  const hosts = feedSources(feed);
  expect(allows(hosts.script, embed.script.src)).toBe(true);
  const { src } = embed.container.attributes;
  expect(src === undefined || allows(hosts.frame, src)).toBe(true);
  expect(hosts.script).not.toContain("'unsafe-inline'");
  expect(feedEmbed(schema.parse({ provider, id, consent: true }), sample, 'Our work').consent).toBe(
    true,
  );
});

/** What each widget is known to request, besides its script and its frame, and whether it draws in the page. */
const requests: Record<keyof typeof providers, [string[], boolean]> = {
  elfsight: [['core.service.elfsight.com', 'elfsightcdn.com', 'a.elfsightcdn.com'], true],
  behold: [['feeds.behold.so', 'behold.pictures', 'cdn2.behold.pictures'], true],
  lightwidget: [['lightwidget.com', 'cdn.lightwidget.com'], false],
  snapwidget: [['snapwidget.com'], false],
  curator: [['api.curator.io', 'curator-assets.b-cdn.net'], true],
  embedsocial: [['embedsocial.com'], false],
  juicer: [['www.juicer.io'], true],
  taggbox: [['api.taggbox.com', 'web.tagbox.com'], true],
};

test.each(Object.entries(requests))('%s may request what it needs', (provider, [hosts, draws]) => {
  const sources = feedSources(schema.parse({ provider, id }));
  for (const directive of Object.values(sources))
    for (const host of hosts) expect(allows(directive, `https://${host}/a`)).toBe(true);
  const written: [string[], string][] = [
    [sources.image, 'https://scontent.cdninstagram.com/a.jpg'],
    [sources.image, 'data:image/png,x'],
    [sources.style, 'https://fonts.googleapis.com/css'],
    [sources.font, 'https://fonts.gstatic.com/a.woff2'],
    [sources.font, 'data:font/woff2,x'],
  ];
  for (const [directive, address] of written) expect(allows(directive, address)).toBe(draws);
  expect(sources.style.includes("'unsafe-inline'")).toBe(draws);
});

test('a script is started as its provider does', () => {
  const embedOf = (provider: string) => feedEmbed(schema.parse({ provider, id }), sample, '');
  expect(embedOf('behold').script.module).toBe(true);
  expect(embedOf('embedsocial').script.id).toBe('EmbedSocialHashtagScript');
  const init = { returningOnly: true };
  expect(embedOf('embedsocial').init).toEqual({
    ...init,
    path: 'EMBEDSOCIALHASHTAG.getEmbedData',
    args: [id],
  });
  expect(embedOf('juicer').init).toEqual({ ...init, path: 'Juicer.initialize', args: [] });
  for (const provider of ['elfsight', 'lightwidget', 'snapwidget', 'curator', 'taggbox'])
    expect(embedOf(provider).init).toBeUndefined();
});

test('a feed outside a frame may show the pictures of both of Instagram’s hosts', () => {
  const { image } = feedSources(schema.parse({ provider: 'behold', id }));
  for (const host of ['scontent.cdninstagram.com', 'scontent.xx.fbcdn.net'])
    expect(allows(image, `https://${host}/a.jpg`)).toBe(true);
});

test('the sample needs no host and no consent', () => {
  const feed = schema.parse({ provider: 'sample', consent: true });
  expect(feedEmbed(feed, sample, 'Our work')).toEqual({
    ...sample,
    reload: 'replace',
    consent: false,
  });
  expect(Object.values(feedSources(feed)).flat()).toEqual([]);
});

test('the title of a custom frame is the owner’s, or the feed’s name', () => {
  const titleOf = (attributes: Record<string, string>) => {
    const own = { provider: 'custom', script: 'https://widgets.example/a.js' };
    const feed = schema.parse({ ...own, container: { tag: 'iframe', attributes } });
    return feedEmbed(feed, sample, 'Our work').container.attributes.title;
  };
  expect(titleOf({})).toBe('Our work');
  expect(titleOf({ title: 'Own' })).toBe('Own');
});

test('a custom feed has the container, script and hosts of its settings', () => {
  const script = 'https://widgets.example:8443/embed.js';
  const hosts = ['https://*.pictures.example'];
  const container = { tag: 'my-feed', id: 'feed', attributes: { 'data-x': '1' } };
  const own = { provider: 'custom', script, module: true, container, init: 'Widget.start', hosts };
  const embed = feedEmbed(schema.parse(own), sample, 'Our work');
  expect(markup(embed.container)).toBe('<my-feed id="feed" data-x="1">');
  expect(embed.script).toEqual({ src: script, module: true });
  expect(embed.init).toEqual({ path: 'Widget.start', args: [] });
  expect(feedSources(schema.parse(own)).image).toEqual(['https://widgets.example:8443', ...hosts]);
  const drawn = feedSources(schema.parse({ ...own, drawsInPage: true }));
  expect(drawn.style).toContain("'unsafe-inline'");
});

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
])('%s is no host of a policy', (host) => {
  const script = 'https://widgets.example/embed.js';
  const isFeed = (settings: object) =>
    schema.safeParse({ provider: 'custom', script, ...settings }).success;
  expect(isFeed({ hosts: [host] })).toBe(false);
  expect(isFeed({ script: `${host}/embed.js` })).toBe(false);
  expect(statistics.safeParse({ provider: 'umami', id: 'x', host }).success).toBe(false);
});

test('only Plausible’s id may be a domain with a path', () => {
  const isValid = (provider: string, id: string) => statistics.safeParse({ provider, id }).success;
  expect(isValid('plausible', 'clear.ca/en')).toBe(true);
  expect(isValid('plausible', 'clear.ca/')).toBe(false);
  expect(isValid('goatcounter', 'clear.ca/en')).toBe(false);
});

test.each([
  ...['README.md', 'docs/owner.md'].map((file) => ['feed', file, Object.keys(providers)] as const),
  ['statistics', 'docs/owner.md', statistics.shape.provider.options] as const,
])('every provider of the %s is listed in %s', (_, file, names) => {
  const text = readFileSync(file, 'utf8');
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});
