import { feedHosts, type Site, statisticsEmbed } from '../../content/schema';

/** The third-party hosts of a page, by type of request. */
export interface Hosts extends ReturnType<typeof feedHosts> {
  /** Whether it loads a feed's or the statistics' script. The sample feed is from this site. */
  hasWidget: boolean;
}

/** The hosts of the site's visit statistics, and of its feed on the page that shows it. */
export function hostsOf(
  { feed, statistics }: Pick<Site, 'feed' | 'statistics'>,
  showsFeed: boolean,
): Hosts {
  const hosts = feedHosts(showsFeed ? feed : { provider: 'sample' });
  const { script, connect, image } = statistics
    ? statisticsEmbed(statistics).hosts
    : { script: [], connect: [], image: [] };
  return {
    ...hosts,
    script: [...hosts.script, ...script],
    connect: [...hosts.connect, ...connect],
    image: [...hosts.image, ...image],
    hasWidget: showsFeed || statistics !== undefined,
  };
}
