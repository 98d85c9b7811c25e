import { type FeedEmbed, feedProviders, type ProviderEmbed } from './feed-providers';
import type { Feed } from './feed-settings';

// What the pages and their policy need to know about the feed in site.yaml.

/** The sample is part of the site, so no provider is connected. */
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
 * Returns the embed code of a feed.
 * @param sample the embed code of the sample feed.
 * @param title the name of the feed, which becomes the title of a provider's frame for screen readers.
 */
export function feedEmbed(feed: Feed, sample: FeedEmbed, title: string): FeedEmbed {
  if (!isConnected(feed)) return sample;
  const { hosts, drawsInPage, ...embed } = providerOf(feed);
  const { container } = embed;
  if (container.tag === 'iframe')
    embed.container = { ...container, attributes: { title, ...container.attributes } };
  return embed;
}

/** Further sources for widgets without an iframe: pictures on Instagram's hosts, styles and fonts. */
const drawing = {
  image: ['https://*.cdninstagram.com', 'https://*.fbcdn.net', 'data:'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com', 'data:'],
};

/** Returns what the policy of Gallery allows for a feed, by type of request. `image` is for pictures and videos. */
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
