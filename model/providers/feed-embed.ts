import { type FeedEmbed, feedProviders, type ProviderEmbed } from './feed-providers';
import type { Feed } from './feed-settings';

// What pages and their policy take from the feed of site.yaml.

/** No other company is behind the sample. */
type Connected = Exclude<Feed, { provider: 'sample' | 'none' }>;

const isConnected = (feed: Feed): feed is Connected =>
  feed.provider !== 'sample' && feed.provider !== 'none';

function providerOf(feed: Connected): ProviderEmbed {
  if (feed.provider !== 'custom') return feedProviders[feed.provider].embed(feed.id);
  const { container, script: src, module, init, drawsInPage } = feed;
  const hosts = [new URL(src).origin, ...feed.hosts];
  const script = { src, module };
  const start = init && { init: { path: init, args: [] } };
  return { container, script, ...start, hosts, drawsInPage };
}

/**
 * @param sample the embed code of the sample feed.
 * @param title the feed's name: screen readers read it at a frame, which feedProviders leave without one.
 */
export function feedEmbed(feed: Feed, sample: FeedEmbed, title: string): FeedEmbed {
  if (!isConnected(feed)) return sample;
  const { hosts, drawsInPage, ...embed } = providerOf(feed);
  const { container } = embed;
  if (container.tag === 'iframe')
    embed.container = { ...container, attributes: { title, ...container.attributes } };
  return embed;
}

/** The sources of widgets without an iframe: pictures on Instagram's hosts, styles, fonts. */
const drawing = {
  image: ['https://*.cdninstagram.com', 'https://*.fbcdn.net', 'data:'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com', 'data:'],
};

/** What the gallery's policy allows for a feed, by directive. `image` is for pictures and videos. */
export function feedSources(feed: Feed) {
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
