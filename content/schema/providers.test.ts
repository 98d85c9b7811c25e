import { type FeedPlan, feedHosts, feedPlan, providers } from './feed-providers';
import { feedSchema } from './feed-settings';
import { statistics, statisticsPlan } from './statistics-providers';

const id = 'a1B2-c3_d4';
const sample = { container: { tag: 'ul', attributes: {} }, script: { src: '/sample.js' } };

function markup({ tag, id: ownId, class: name, attributes }: FeedPlan['container']) {
  const all = { ...(ownId && { id: ownId }), ...(name && { class: name }), ...attributes };
  const written = Object.entries(all).map(([key, value]) => ` ${key}="${value}"`);
  return `<${tag}${written.join('')}>`;
}

/** Each provider's embed code, once more: container, script, what is done on return. */
const embedCodes: Record<keyof typeof providers, [string, string, 'once' | 'replace']> = {
  elfsight: [
    `<div class="elfsight-app-${id}" data-elfsight-app-lazy="">`,
    'https://static.elfsight.com/platform/platform.js',
    'once',
  ],
  behold: [`<behold-widget feed-id="${id}">`, 'https://w.behold.so/widget.js', 'once'],
  lightwidget: [
    `<iframe class="lightwidget-widget" src="https://lightwidget.com/widgets/${id}.html" scrolling="no" allowtransparency="true">`,
    'https://cdn.lightwidget.com/widgets/lightwidget.js',
    'replace',
  ],
  snapwidget: [
    `<iframe class="snapwidget-widget" src="https://snapwidget.com/embed/${id}" scrolling="no" allowtransparency="true">`,
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

/** Whether a policy of these source expressions lets an address through. */
function allows(sources: string[], address: string) {
  const { origin, hostname } = new URL(address);
  const matches = (source: string) =>
    source === origin || hostname.endsWith(source.split('*')[1] ?? ' ');
  return sources.some(matches);
}

test('every provider is in the table of embed codes', () => {
  expect(Object.keys(embedCodes)).toEqual(Object.keys(providers));
});

test.each(Object.entries(embedCodes))('%s has its embed code and its hosts', (provider, code) => {
  const feed = feedSchema.parse({ provider, id });
  const plan = feedPlan(feed, sample);
  expect([markup(plan.container), plan.script.src, plan.reload]).toEqual(code);
  expect(plan.consent).toBe(false);
  const hosts = feedHosts(feed);
  expect(allows(hosts.script, plan.script.src)).toBe(true);
  const { src } = plan.container.attributes;
  expect(src === undefined || allows(hosts.frame, src)).toBe(true);
  expect(hosts.script).not.toContain("'unsafe-inline'");
  expect(feedPlan(feedSchema.parse({ provider, id, consent: true }), sample).consent).toBe(true);
});

test('the sample needs no host and no consent', () => {
  const feed = feedSchema.parse({ provider: 'sample', consent: true });
  expect(feedPlan(feed, sample)).toEqual({ ...sample, reload: 'replace', consent: false });
  expect(Object.values(feedHosts(feed)).flat()).toEqual([]);
});

test('a custom feed is what its settings say', () => {
  const script = 'https://widgets.example:8443/embed.js';
  const hosts = ['https://*.pictures.example'];
  const container = { tag: 'my-feed', id: 'feed', attributes: { 'data-x': '1' } };
  const own = { provider: 'custom', script, module: true, container, init: 'Widget.start', hosts };
  const plan = feedPlan(feedSchema.parse(own), sample);
  expect(markup(plan.container)).toBe('<my-feed id="feed" data-x="1">');
  expect(plan.script).toEqual({ src: script, module: true });
  expect(plan.init).toEqual({ path: 'Widget.start', args: [] });
  expect(feedHosts(feedSchema.parse(own)).image).toEqual([
    'https://widgets.example:8443',
    ...hosts,
  ]);
  const drawn = feedHosts(feedSchema.parse({ ...own, drawsInPage: true }));
  expect(drawn.style).toContain("'unsafe-inline'");
});

test.each([
  ['plausible', 'example.com', 'https://plausible.io/js/script.js', 'https://plausible.io'],
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
  const { tracker, hosts } = statisticsPlan(statistics.parse({ provider, id: site }));
  expect(tracker).toMatchObject({ provider, src, consent: provider === 'google' });
  expect(hosts.script).toEqual([new URL(src).origin]);
  expect(hosts.connect).toContain(connect);
});

test('visits go to the owner’s own server', () => {
  const own = { provider: 'umami', id: 'x', host: 'https://stats.example.com' };
  const { tracker, hosts } = statisticsPlan(statistics.parse(own));
  expect(tracker.src).toBe('https://stats.example.com/script.js');
  expect(hosts.connect).toEqual(['https://stats.example.com']);
});
