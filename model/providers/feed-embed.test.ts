import { feedEmbed, feedSources } from './feed-embed';
import type { FeedEmbed, feedProviders } from './feed-providers';
import { feed as schema } from './feed-settings';

const id = '94db1cb1-74f4-4a40-ad6c-962362670409';
const sample = { container: { tag: 'ul', attributes: {} }, script: { src: '/sample.js' } };

/** SnapWidget's ids contain only digits. */
const idOf = (provider: string) => (provider === 'snapwidget' ? '1234567' : id);
const parse = (provider: string) => schema.parse({ provider, id: idOf(provider) });

function markup({ tag, id: ownId, class: name, attributes }: FeedEmbed['container']) {
  const named = { ...(ownId && { id: ownId }), ...(name && { class: name }), ...attributes };
  const written = Object.entries(named).map(([key, value]) => ` ${key}="${value}"`);
  return `<${tag}${written.join('')}>`;
}

/** The container and script in each provider's documentation, with the title that the site adds to a frame. */
const embedCodes: Record<keyof typeof feedProviders, [string, string]> = {
  elfsight: [
    `<div class="elfsight-app-${id}" data-elfsight-app-lazy="">`,
    'https://static.elfsight.com/platform/platform.js',
  ],
  behold: [`<behold-widget feed-id="${id}">`, 'https://w.behold.so/widget.js'],
  lightwidget: [
    `<iframe class="lightwidget-widget" title="Our work" src="https://lightwidget.com/widgets/${id}.html" scrolling="no" allowtransparency="true">`,
    'https://cdn.lightwidget.com/widgets/lightwidget.js',
  ],
  snapwidget: [
    `<iframe class="snapwidget-widget" title="Our work" src="https://snapwidget.com/embed/1234567" scrolling="no" allowtransparency="true">`,
    'https://snapwidget.com/js/snapwidget.js',
  ],
  curator: [
    '<div id="curator-feed-default-feed-layout">',
    `https://cdn.curator.io/published/${id}.js`,
  ],
  embedsocial: [
    `<div class="embedsocial-hashtag" data-ref="${id}">`,
    'https://embedsocial.com/cdn/ht.js',
  ],
  juicer: [
    `<ul class="juicer-feed" data-feed-id="${id}">`,
    `https://www.juicer.io/embed/${id}/embed-code.js`,
  ],
  taggbox: [
    `<div class="taggbox" data-widget-id="${id}">`,
    'https://widget.taggbox.com/embed-lite.min.js',
  ],
};

/** Whether a source expression matches the address by its host, a wildcard or its scheme. */
const allows = (sources: string[], address: string) =>
  sources.some((source) =>
    RegExp(`^${source.replace('*.', '[\\w.-]+\\.')}(/|$)|^${source}`).test(address),
  );

test.each(Object.entries(embedCodes))(
  'G2 %s gets its embed code, and the policy allows its hosts',
  (provider, code) => {
    const feed = parse(provider);
    const embed = feedEmbed(feed, sample, 'Our work');
    expect([markup(embed.container), embed.script.src]).toEqual(code);
    const hosts = feedSources(feed);
    expect(allows(hosts.script, embed.script.src)).toBe(true);
    const { src } = embed.container.attributes;
    expect(src === undefined || allows(hosts.frame, src)).toBe(true);
    expect(hosts.script).not.toContain("'unsafe-inline'");
  },
);

test.each([
  ['elfsight', '1234'],
  ['snapwidget', 'abc'],
  ['behold', 'a b'],
])('G2 %s refuses the id %s', (provider, wrong) => {
  expect(schema.safeParse({ provider, id: wrong }).success).toBe(false);
});

test('a custom feed has the container, the script and the hosts from its settings', () => {
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
