import type { Feed } from './feed-settings';

/** The embed code of a feed as JSON: the element that the widget fills, and its script. */
export interface FeedEmbed {
  container: {
    tag: string;
    id?: string | undefined;
    class?: string | undefined;
    attributes: Record<string, string>;
  };
  script: { src: string; module?: boolean; id?: string };
  init?: {
    /** Dotted path of a function on window, called with `args` and the container. */
    path: string;
    args: string[];
    /** The script starts by itself when it loads; the function is for containers added later. */
    returningOnly?: boolean;
  };
  /** Whether another attempt replaces the script element or keeps it. */
  reload: 'replace' | 'once';
  consent: boolean;
}

interface Provider extends Omit<FeedEmbed, 'reload' | 'consent'> {
  /** The script must be loaded only once. */
  once?: true;
  /** The hosts that the widget requests, as CSP source expressions. */
  hosts: string[];
  /** It writes styles, fonts and pictures into the page and not into an iframe. */
  drawsInPage?: boolean;
}

const lazy = { 'data-elfsight-app-lazy': '' };

const frame = (name: string, src: string): FeedEmbed['container'] => ({
  tag: 'iframe',
  class: `${name}-widget`,
  attributes: { src, scrolling: 'no', allowtransparency: 'true' },
});

/**
 * The embed code of each provider, by the feed's id. Providers publish no list of their hosts. These are from
 * the policies of public sites that use the widgets, and from the widgets' sources. A missing host is
 * reported in the browser's console as a CSP violation.
 */
export const providers = {
  elfsight: (id: string): Provider => ({
    container: { tag: 'div', class: `elfsight-app-${id}`, attributes: lazy },
    script: { src: 'https://static.elfsight.com/platform/platform.js' },
    once: true,
    hosts: ['https://*.elfsight.com', 'https://elfsightcdn.com', 'https://*.elfsightcdn.com'],
    drawsInPage: true,
  }),
  behold: (id: string): Provider => ({
    container: { tag: 'behold-widget', attributes: { 'feed-id': id } },
    script: { src: 'https://w.behold.so/widget.js', module: true },
    once: true,
    hosts: ['https://*.behold.so', 'https://behold.pictures', 'https://*.behold.pictures'],
    drawsInPage: true,
  }),
  // The feed is inside the frame, which has a policy of its own. The script sets its height.
  lightwidget: (id: string): Provider => ({
    container: frame('lightwidget', `https://lightwidget.com/widgets/${id}.html`),
    script: { src: 'https://cdn.lightwidget.com/widgets/lightwidget.js' },
    hosts: ['https://lightwidget.com', 'https://cdn.lightwidget.com'],
  }),
  snapwidget: (id: string): Provider => ({
    container: frame('snapwidget', `https://snapwidget.com/embed/${id}`),
    script: { src: 'https://snapwidget.com/js/snapwidget.js' },
    hosts: ['https://snapwidget.com'],
  }),
  // The script looks for this id. A feed whose layout was renamed has another: it needs `custom`.
  curator: (id: string): Provider => ({
    container: { tag: 'div', id: 'curator-feed-default-feed-layout', attributes: {} },
    script: { src: `https://cdn.curator.io/published/${id}.js` },
    hosts: ['https://*.curator.io', 'https://curator-assets.b-cdn.net'],
    drawsInPage: true,
  }),
  embedsocial: (id: string): Provider => ({
    container: { tag: 'div', class: 'embedsocial-hashtag', attributes: { 'data-ref': id } },
    script: { src: 'https://embedsocial.com/cdn/ht.js', id: 'EmbedSocialHashtagScript' },
    init: { path: 'EMBEDSOCIALHASHTAG.getEmbedData', args: [id], returningOnly: true },
    once: true,
    hosts: ['https://embedsocial.com'],
  }),
  juicer: (id: string): Provider => ({
    container: { tag: 'ul', class: 'juicer-feed', attributes: { 'data-feed-id': id } },
    script: { src: `https://www.juicer.io/embed/${id}/embed-code.js` },
    init: { path: 'Juicer.initialize', args: [], returningOnly: true },
    once: true,
    hosts: ['https://*.juicer.io'],
    drawsInPage: true,
  }),
  // The company also calls itself Tagbox; the widget requests both hosts.
  taggbox: (id: string): Provider => ({
    container: { tag: 'div', class: 'taggbox', attributes: { 'data-widget-id': id } },
    script: { src: 'https://widget.taggbox.com/embed-lite.min.js' },
    hosts: ['https://*.taggbox.com', 'https://*.tagbox.com'],
    drawsInPage: true,
  }),
};

/** No other company is behind the sample. */
type Connected = Exclude<Feed, { provider: 'sample' | 'none' }>;

const isConnected = (feed: Feed): feed is Connected =>
  feed.provider !== 'sample' && feed.provider !== 'none';

function providerOf(feed: Connected): Provider {
  if (feed.provider !== 'custom') return providers[feed.provider](feed.id);
  const { container, script: src, module, init, drawsInPage } = feed;
  const hosts = [new URL(src).origin, ...feed.hosts];
  const script = { src, module };
  const start = init && { init: { path: init, args: [] } };
  return { container, script, ...start, hosts, drawsInPage };
}

/**
 * @param sample the embed code of the sample feed.
 * @param title the feed's name: screen readers read it at a frame, which providers leave without one.
 */
export function feedEmbed(
  feed: Feed,
  sample: Omit<FeedEmbed, 'reload' | 'consent'>,
  title: string,
): FeedEmbed {
  // The sample requests no other host, so it needs no consent.
  if (!isConnected(feed)) return { ...sample, reload: 'replace', consent: false };
  const { hosts, drawsInPage, once, ...embed } = providerOf(feed);
  const { container } = embed;
  if (container.tag === 'iframe')
    embed.container = { ...container, attributes: { title, ...container.attributes } };
  return { ...embed, reload: once ? 'once' : 'replace', consent: feed.consent ?? false };
}

/** The sources of widgets without an iframe: pictures on Instagram's hosts, styles, fonts. */
const drawing = {
  image: ['https://*.cdninstagram.com', 'https://*.fbcdn.net', 'data:'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com', 'data:'],
};

/** What the gallery's policy allows for a feed, by directive. `image` is for pictures and videos. */
export function feedHosts(feed: Feed) {
  const { hosts, drawsInPage } = isConnected(feed) ? providerOf(feed) : { hosts: [] };
  const { image = [], style = [], font = [] } = drawsInPage ? drawing : {};
  return {
    script: hosts,
    connect: hosts,
    frame: hosts,
    image: [...hosts, ...image],
    style: [...hosts, ...style],
    font: [...hosts, ...font],
  };
}
