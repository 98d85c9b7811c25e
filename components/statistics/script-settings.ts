import { content, withBasePath } from '@/model/content';

const { statistics, scripts } = content.site;

const addresses = scripts?.map(({ src }) =>
  src.startsWith('/') ? withBasePath(src as `/${string}`) : src,
);

/** Attributes for <html>, which statistics.island.ts and third-party-scripts.island.ts read. */
export const scriptSettings = {
  'data-statistics': statistics && JSON.stringify(statistics),
  'data-third-party-scripts': addresses && JSON.stringify(addresses),
};
