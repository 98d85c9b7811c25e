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
    /** The dotted path of a function on window, which is called with `args` and the container. */
    path: string;
    args: string[];
  };
}

/** What a page needs for a provider: the embed code, and the hosts for the policy. */
export interface ProviderEmbed extends FeedEmbed {
  /** The hosts that the widget requests, as CSP source expressions. */
  hosts: string[];
  /** Whether the widget adds styles, fonts and pictures to the page instead of using an iframe. */
  drawsInPage?: boolean;
}

interface Provider {
  /** The pattern of its ids. */
  id: RegExp;
  embed(id: string): ProviderEmbed;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const digits = /^\d+$/;
const anyId = /^[\w.-]+$/;

const lazy = { 'data-elfsight-app-lazy': '' };

const frame = (name: string, src: string): FeedEmbed['container'] => ({
  tag: 'iframe',
  class: `${name}-widget`,
  attributes: { src, scrolling: 'no', allowtransparency: 'true' },
});

/**
 * The embed code of each provider. Providers publish no list of their hosts, so these were taken from the policies of
 * public sites that use the widgets, and from the source code of the widgets. If a host is missing, the browser's
 * console reports it as a CSP violation.
 */
export const feedProviders = {
  elfsight: {
    id: uuid,
    embed: (id) => ({
      container: { tag: 'div', class: `elfsight-app-${id}`, attributes: lazy },
      script: { src: 'https://static.elfsight.com/platform/platform.js' },
      hosts: ['https://*.elfsight.com', 'https://elfsightcdn.com', 'https://*.elfsightcdn.com'],
      drawsInPage: true,
    }),
  },
  behold: {
    id: anyId,
    embed: (id) => ({
      container: { tag: 'behold-widget', attributes: { 'feed-id': id } },
      script: { src: 'https://w.behold.so/widget.js', module: true },
      hosts: ['https://*.behold.so', 'https://behold.pictures', 'https://*.behold.pictures'],
      drawsInPage: true,
    }),
  },
  // The feed is in a frame, which has a policy of its own. The script only sets the height of the frame.
  lightwidget: {
    id: anyId,
    embed: (id) => ({
      container: frame('lightwidget', `https://lightwidget.com/widgets/${id}.html`),
      script: { src: 'https://cdn.lightwidget.com/widgets/lightwidget.js' },
      hosts: ['https://lightwidget.com', 'https://cdn.lightwidget.com'],
    }),
  },
  snapwidget: {
    id: digits,
    embed: (id) => ({
      container: frame('snapwidget', `https://snapwidget.com/embed/${id}`),
      script: { src: 'https://snapwidget.com/js/snapwidget.js' },
      hosts: ['https://snapwidget.com'],
    }),
  },
  // The script looks for this id. A feed whose layout was renamed has a different id and needs `custom`.
  curator: {
    id: uuid,
    embed: (id) => ({
      container: { tag: 'div', id: 'curator-feed-default-feed-layout', attributes: {} },
      script: { src: `https://cdn.curator.io/published/${id}.js` },
      hosts: ['https://*.curator.io', 'https://curator-assets.b-cdn.net'],
      drawsInPage: true,
    }),
  },
  embedsocial: {
    id: anyId,
    embed: (id) => ({
      container: { tag: 'div', class: 'embedsocial-hashtag', attributes: { 'data-ref': id } },
      script: { src: 'https://embedsocial.com/cdn/ht.js', id: 'EmbedSocialHashtagScript' },
      hosts: ['https://embedsocial.com'],
    }),
  },
  juicer: {
    id: anyId,
    embed: (id) => ({
      container: { tag: 'ul', class: 'juicer-feed', attributes: { 'data-feed-id': id } },
      script: { src: `https://www.juicer.io/embed/${id}/embed-code.js` },
      hosts: ['https://*.juicer.io'],
      drawsInPage: true,
    }),
  },
  // The company also calls itself Tagbox, and the widget requests hosts of both names.
  taggbox: {
    id: anyId,
    embed: (id) => ({
      container: { tag: 'div', class: 'taggbox', attributes: { 'data-widget-id': id } },
      script: { src: 'https://widget.taggbox.com/embed-lite.min.js' },
      hosts: ['https://*.taggbox.com', 'https://*.tagbox.com'],
      drawsInPage: true,
    }),
  },
} satisfies Record<string, Provider>;
