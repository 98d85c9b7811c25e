import { z } from 'zod';
import { hostPattern, idExpectation, providerId, webAddress } from '../schemas/fields';
import { originOf } from './origins';
import {
  type StatisticsName,
  type StatisticsProvider,
  statisticsProviders,
} from './statistics-providers';

const names = Object.keys(statisticsProviders) as StatisticsName[];
const providerOf = (name: StatisticsName): StatisticsProvider => statisticsProviders[name];

const server = webAddress(
  new RegExp(String.raw`^https:\/\/${hostPattern}$`),
  'the address of a server, for example https://stats.example.com',
);

/** The settings of the visit statistics in content/site.yaml. */
export const statistics = z
  .strictObject({
    provider: z.enum(names).describe('The service that counts visits.'),
    id: providerId(/^[\w.-]+(\/[\w.-]+)*$/),
    host: server.optional().describe('Only for Plausible or Umami on your own server.'),
  })
  .refine(({ provider, id }) => providerOf(provider).id.test(id), {
    path: ['id'],
    error: idExpectation,
  });

export type Statistics = z.infer<typeof statistics>;

/** Returns the address of the provider's script. */
function statisticsAddress({ provider, id, host }: Statistics): string {
  return providerOf(provider).script(id, host).src;
}

/** Returns what the policy of every page allows for the statistics. */
export function statisticsSources(settings: Statistics) {
  const { provider, host } = settings;
  return { script: originOf(statisticsAddress(settings)), ...providerOf(provider).hosts(host) };
}
