import { feedHosts, type Site, statisticsEmbed } from '../../content/schema';

/** The third-party hosts of a page, by type of request. */
export type Hosts = ReturnType<typeof feedHosts>;

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
  };
}
