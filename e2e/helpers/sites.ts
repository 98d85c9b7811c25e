import { ports } from './ports';

/** The sites at the limits of the schema: one with everything switched on, one with nothing optional. */
export const limits = ['max-content', 'min-content'] as const;

/** The URLs at which the three exports of the tests are served. */
export const sites = {
  site: `http://localhost:${ports.site}/`,
  'max-content': `http://localhost:${ports['max-content']}/sub/`,
  'min-content': `http://localhost:${ports['min-content']}/`,
};

/** Matches URLs on the hosts that the max-content site connects to: its feed, form service, statistics and scripts. */
export const connectedHosts =
  /^https:\/\/(feed\.example|formspree\.io|plausible\.io|tags\.example|pixel\.example)\//;
