import { readFileSync } from 'node:fs';

/** @type {{ browserslist: string[] }} */
const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * The browsers of package.json in esbuild's words: `chrome >= 125` becomes `chrome125`. esbuild does not
 * know Samsung Internet, which is a Chrome.
 */
export const browserTargets = browserslist
  .filter((entry) => !entry.startsWith('samsung'))
  .map((entry) => entry.replace('ios_saf', 'ios').replace(' >= ', ''));
