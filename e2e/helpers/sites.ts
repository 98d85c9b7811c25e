import { ports } from './ports';

/** The contents at the limits of the schema: with everything switched on, and with nothing that is optional. */
export const limits = ['longest', 'least'] as const;

/** The three exports of the tests, by name, with the addresses at which they are served. */
export const sites = {
  site: `http://localhost:${ports.site}/`,
  longest: `http://localhost:${ports.longest}/sub/`,
  least: `http://localhost:${ports.least}/`,
};

/** The other hosts that the longest content names: of its feed, its form service, its statistics and its scripts. */
export const namedHosts =
  /^https:\/\/(feed\.example|formspree\.io|plausible\.io|tags\.example|pixel\.example)\//;
