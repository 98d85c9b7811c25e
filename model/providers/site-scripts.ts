import { z } from 'zod';
import { hostPattern, idExpectation, policyHost, providerId, webAddress } from '../fields/fields';
import {
  type StatisticsName,
  type StatisticsProvider,
  statisticsProviders,
} from '../statistics-providers';
import { type EmbedSources, thisSite } from './policy-sources';

// Scripts of other companies: visit statistics, and those that the owner names himself.

const names = Object.keys(statisticsProviders) as StatisticsName[];
const providerOf = (name: StatisticsName): StatisticsProvider => statisticsProviders[name];

const server = webAddress(
  new RegExp(String.raw`^https:\/\/${hostPattern}$`),
  'a server’s address, such as https://stats.example.com',
);

/** The visit statistics in content/site.yaml. */
export const statistics = z
  .strictObject({
    provider: z.enum(names).describe('Who counts.'),
    id: providerId(/^[\w.-]+(\/[\w.-]+)*$/),
    host: server.optional().describe('Only for Plausible or Umami on your own server.'),
  })
  .refine(({ provider, id }) => providerOf(provider).id.test(id), {
    path: ['id'],
    error: idExpectation,
  });

const address = webAddress(
  new RegExp(String.raw`^(https:\/\/${hostPattern}\/\S*|\/(?!\/)[\w./-]+)$`),
  'the address of a script, beginning with https://, or of a file of public/, such as /tag.js',
  (value) => URL.canParse(value, thisSite),
);

const script = z.strictObject({
  src: address.describe('https://… or a file of public/, such as /tag.js.'),
  hosts: z
    .array(policyHost)
    .default([])
    .describe('Other hosts that it requests, such as https://cdn.example.com.'),
});

/** Scripts of chats, pixels, tags and call tracking, in the order in which they run. */
export const scripts = z.array(script.meta({ title: 'a script' }));

interface SiteScripts {
  statistics?: z.infer<typeof statistics> | undefined;
  scripts?: z.infer<typeof scripts> | undefined;
}

const originOf = (src: string) => (src.startsWith('/') ? [] : [new URL(src).origin]);

/** What the policy of every page allows for these scripts, by type of request. */
export function scriptSources({ statistics: counted, scripts: added = [] }: SiteScripts) {
  const sources: EmbedSources[] = [];
  if (counted) {
    const { provider, id, host } = counted;
    const { src } = providerOf(provider).script(id, host);
    sources.push({ script: originOf(src), ...providerOf(provider).hosts(host) });
  }
  for (const { src, hosts: others } of added) {
    const hosts = [...originOf(src), ...others];
    const live = hosts.map((host) => host.replace(/^https:/, 'wss:'));
    // Such scripts write styles into the page.
    const style = [...hosts, "'unsafe-inline'"];
    const image = [...hosts, 'data:'];
    sources.push({
      script: hosts,
      connect: [...hosts, ...live],
      frame: hosts,
      image,
      style,
      font: hosts,
    });
  }
  return sources;
}

/** The addresses of the scripts, and the field of content/site.yaml that names each. */
export function scriptAddresses({ statistics: counted, scripts: added = [] }: SiteScripts) {
  const ofStatistics = counted
    ? [
        {
          field: 'statistics',
          src: providerOf(counted.provider).script(counted.id, counted.host).src,
        },
      ]
    : [];
  return [...ofStatistics, ...added.map(({ src }) => ({ field: 'scripts', src }))];
}
