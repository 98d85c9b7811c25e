import project from '../../package.json';

/**
 * The browsers of package.json in esbuild's words: `chrome >= 125` becomes `chrome125`. esbuild does
 * not know Samsung Internet, which is a Chrome.
 */
export const browserTargets = project.browserslist
  .filter((entry) => !entry.startsWith('samsung'))
  .map((entry) => entry.replace('ios_saf', 'ios').replace(' >= ', ''));
