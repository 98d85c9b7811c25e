import type { Feed, Provider } from './feeds';

/**
 * What the gallery's security policy must allow for a feed, as source expressions by directive.
 * `image` means pictures and films.
 */
export interface FeedHosts {
  script: string[];
  connect: string[];
  frame: string[];
  image: string[];
  style: string[];
  font: string[];
}

/** Instagram's own picture hosts, where a provider passes its addresses on instead of copying. */
const instagram = ['https://*.cdninstagram.com', 'https://*.fbcdn.net'];
const googleStyles = 'https://fonts.googleapis.com';
const googleFonts = 'https://fonts.gstatic.com';
/** For widgets that write style elements into the page; it replaces the hashes of the page's own. */
const inline = "'unsafe-inline'";

const elfsight = ['https://*.elfsight.com', 'https://elfsightcdn.com', 'https://*.elfsightcdn.com'];
const behold = ['https://*.behold.so', 'https://behold.pictures', 'https://*.behold.pictures'];
const taggbox = ['https://*.taggbox.com', 'https://*.tagbox.com'];

/**
 * Providers publish no list of their hosts. These come from the policies of public sites that use
 * the widgets and, where named, from the widget's own source. The first live feed of a provider is
 * worth a look at the console: a host that has moved shows there as a refused request.
 */
const hosts: Record<Provider, Partial<FeedHosts>> = {
  // The platform takes the widget's code from elfsightcdn.com, its settings and posts from
  // *.service.elfsight.com and its pictures through phosphor.utils.elfsightcdn.com.
  elfsight: {
    script: elfsight,
    connect: elfsight,
    frame: ['https://*.elfsight.com'],
    image: [...elfsight, ...instagram, 'data:'],
    style: [inline, googleStyles],
    font: [googleFonts, 'https://*.elfsightcdn.com', 'data:'],
  },

  // Read in the package @behold/widget 0.5.121: posts from feeds.behold.so, style elements in its
  // shadow tree, glyphs as data: pictures. The posts' pictures lie on behold.pictures, films also
  // at Instagram.
  behold: {
    script: ['https://w.behold.so'],
    connect: ['https://*.behold.so'],
    image: [...behold, ...instagram, 'data:'],
    style: [inline],
  },

  // All of the feed is inside the frame, which has a policy of its own. So with SnapWidget.
  lightwidget: {
    script: ['https://cdn.lightwidget.com'],
    frame: ['https://lightwidget.com', 'https://cdn.lightwidget.com'],
  },

  snapwidget: {
    script: ['https://snapwidget.com'],
    frame: ['https://snapwidget.com'],
  },

  // Posts come from api.curator.io, pictures from curator-assets.b-cdn.net.
  curator: {
    script: ['https://*.curator.io'],
    connect: ['https://*.curator.io'],
    frame: ['https://*.curator.io'],
    image: ['https://*.curator.io', 'https://curator-assets.b-cdn.net', ...instagram, 'data:'],
    style: [inline, 'https://cdn.curator.io', googleStyles],
    font: ['https://cdn.curator.io', googleFonts, 'data:'],
  },

  // Read in a public copy of ht.js: it adds js/iframe.js and a style sheet from its own host, and
  // shows the posts in a frame.
  embedsocial: {
    script: ['https://embedsocial.com'],
    frame: ['https://embedsocial.com'],
    style: ['https://embedsocial.com'],
  },

  // Its script, styles, pictures and posts come from www., assets. and static.juicer.io.
  juicer: {
    script: ['https://*.juicer.io'],
    connect: ['https://*.juicer.io'],
    frame: ['https://*.juicer.io'],
    image: ['https://*.juicer.io', ...instagram, 'data:'],
    style: [inline, 'https://*.juicer.io', googleStyles],
    font: ['https://*.juicer.io', googleFonts],
  },

  // The company also calls itself Tagbox; its widget asks both names (cdn., cloud., api.).
  taggbox: {
    script: taggbox,
    connect: taggbox,
    frame: taggbox,
    image: [...taggbox, ...instagram, 'data:'],
    style: [inline, ...taggbox, googleStyles],
    font: [...taggbox, googleFonts],
  },
};

const none: FeedHosts = { script: [], connect: [], frame: [], image: [], style: [], font: [] };

/** The hosts that a feed needs beyond the site's own; none for the sample. */
export function feedHosts(feed: Feed): FeedHosts {
  if (feed.provider === 'sample') return none;
  if (feed.provider !== 'custom') return { ...none, ...hosts[feed.provider] };
  const { origin } = new URL(feed.script);
  const withOwn = (list: string[]) => [...new Set([origin, ...list])];
  const { script, connect, frame, image, style, font } = feed.hosts;
  return {
    script: withOwn(script),
    connect: withOwn(connect),
    frame: withOwn(frame),
    image: withOwn(image),
    style: withOwn(style),
    font: withOwn(font),
  };
}
