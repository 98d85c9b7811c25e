import { ports } from './ports';

/** The contents at the limits of the schema: with everything switched on, and with nothing that is optional. */
export const limits = ['max-content', 'min-content'] as const;

/** The three exports of the tests, by name, with the addresses at which they are served. */
export const sites = {
  site: `http://localhost:${ports.site}/`,
  'max-content': `http://localhost:${ports['max-content']}/sub/`,
  'min-content': `http://localhost:${ports['min-content']}/`,
};

/** The other hosts that the longest content names: of its feed, its form service, its statistics and its scripts. */
export const namedHosts =
  /^https:\/\/(feed\.example|formspree\.io|plausible\.io|tags\.example|pixel\.example)\//;
