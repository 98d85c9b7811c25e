import type { Feed, Provider } from './feeds';

/** All that a page does to show a feed, whichever the provider. Plain data: it travels to the browser. */
export interface FeedPlan {
  container: {
    tag: string;
    id?: string | undefined;
    class?: string | undefined;
    attributes: Record<string, string>;
  };
  script: { src: string; module?: boolean; id?: string };
  init?: {
    /** Dotted path of a function on window. */
    path: string;
    /** What it is called with before the container. */
    args: string[];
    /** The script starts itself when it loads; the function is for containers that come later. */
    returningOnly?: boolean;
  };
  /** What a visitor's return does with the script element of the earlier visit. */
  reload: 'replace' | 'once';
  /** Nothing is requested before the visitor has agreed. */
  consent: boolean;
}

type Embed = Omit<FeedPlan, 'consent'>;

const frame = (name: string, src: string): FeedPlan['container'] => ({
  tag: 'iframe',
  class: `${name}-widget`,
  attributes: { src, scrolling: 'no', allowtransparency: 'true' },
});

/** Each provider's embed code, as its users paste it. */
const presets: Record<Provider, (id: string) => Embed> = {
  elfsight: (id) => ({
    container: {
      tag: 'div',
      class: `elfsight-app-${id}`,
      attributes: { 'data-elfsight-app-lazy': '' },
    },
    script: { src: 'https://static.elfsight.com/platform/platform.js' },
    reload: 'once',
  }),

  behold: (id) => ({
    container: { tag: 'behold-widget', attributes: { 'feed-id': id } },
    script: { src: 'https://w.behold.so/widget.js', module: true },
    reload: 'once',
  }),

  // The frame works alone; the script sets its height. So with SnapWidget.
  lightwidget: (id) => ({
    container: frame('lightwidget', `https://lightwidget.com/widgets/${id}.html`),
    script: { src: 'https://cdn.lightwidget.com/widgets/lightwidget.js' },
    reload: 'replace',
  }),

  snapwidget: (id) => ({
    container: frame('snapwidget', `https://snapwidget.com/embed/${id}`),
    script: { src: 'https://snapwidget.com/js/snapwidget.js' },
    reload: 'replace',
  }),

  // The published script looks for this id, which a feed has unless its layout was renamed: use
  // custom then.
  curator: (id) => ({
    container: { tag: 'div', id: 'curator-feed-default-feed-layout', attributes: {} },
    script: { src: `https://cdn.curator.io/published/${id}.js` },
    reload: 'replace',
  }),

  // ht.js fills the containers that it finds when it loads. getEmbedData would load a frame that is
  // already there once more, hence only on return.
  embedsocial: (id) => ({
    container: { tag: 'div', class: 'embedsocial-hashtag', attributes: { 'data-ref': id } },
    script: { src: 'https://embedsocial.com/cdn/ht.js', id: 'EmbedSocialHashtagScript' },
    init: { path: 'EMBEDSOCIALHASHTAG.getEmbedData', args: [id], returningOnly: true },
    reload: 'once',
  }),

  juicer: (id) => ({
    container: { tag: 'ul', class: 'juicer-feed', attributes: { 'data-feed-id': id } },
    script: { src: `https://www.juicer.io/embed/${id}/embed-code.js` },
    init: { path: 'Juicer.initialize', args: [], returningOnly: true },
    reload: 'once',
  }),

  taggbox: (id) => ({
    container: { tag: 'div', class: 'taggbox', attributes: { 'data-widget-id': id } },
    script: { src: 'https://widget.taggbox.com/embed-lite.min.js' },
    reload: 'replace',
  }),
};

/**
 * @param sample the sample feed's own script and the container that it fills.
 */
export function feedPlan(feed: Feed, sample: Omit<Embed, 'reload'>): FeedPlan {
  // The sample asks no other company for anything, so there is nothing to agree to.
  if (feed.provider === 'sample') return { ...sample, reload: 'replace', consent: false };
  const consent = feed.consent ?? false;
  if (feed.provider !== 'custom') return { ...presets[feed.provider](feed.id), consent };
  const { script, module, container, init, reload } = feed;
  return {
    container,
    script: { src: script, module },
    ...(init && { init: { path: init, args: [] } }),
    reload,
    consent,
  };
}
