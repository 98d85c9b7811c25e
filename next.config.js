import { readFileSync } from 'node:fs';
import path from 'node:path';
import { typeface } from './components/styles/typeface.js';
import {
  entriesByPlace,
  replacedModules,
  shortClassNames,
} from './scripts/build/framework-plugins.js';
import { LicencesPlugin } from './scripts/build/licences-plugin.js';
import { hashOfSources } from './scripts/build/sources.js';
import { startOrder } from './scripts/build/start-order-plugin.js';
import { patterns } from './scripts/framework/assumptions.js';

/**
 * The one fact that the build needs before the content can be imported as a module. Without it (the
 * content was never prepared) the site stands at its origin's root.
 */
function siteAddress() {
  try {
    const { site } = JSON.parse(readFileSync('content/schema/generated/content.json', 'utf8'));
    return new URL(site.url);
  } catch {
    return new URL('http://localhost');
  }
}

/** scripts/post-process moves the list to the export's top. */
const licences = new LicencesPlugin({
  file: 'static/licenses.txt',
  also: [typeface.package],
  notices: ['content/map-licence.txt'],
});

/**
 * Asks the browser to compile the scripts while they arrive, beside the page's own thread. Starting
 * them then holds the page up half as long (70 instead of 150 ms on a phone's processor). Chrome 136
 * and later obey; for the others it is a comment.
 */
const compileAhead = ({ BannerPlugin, Compilation }) =>
  new BannerPlugin({
    banner: patterns.compileHint,
    raw: true,
    test: /\.js$/,
    // The minimizer takes comments away.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath: siteAddress().pathname.replace(/\/$/, ''),
  // Below a sub-path Home's links then keep their slash. Next looks for a page's data beside its
  // address, and without the slash that is outside the site (vercel/next.js#73427).
  skipTrailingSlashRedirect: true,
  generateBuildId: hashOfSources,
  agentRules: false,
  // Nothing runs on a server: which files one would need is not looked for, which takes as long as compiling.
  outputFileTracingExcludes: { '*': ['**/*'] },
  // `npm run types` asks the same, as does `npm test`: an owner's build need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Each page's own rules only: merged chunks would carry the other pages' rules as well.
  experimental: { cssChunking: false },
  webpack(webpackConfig, { dev, isServer, webpack }) {
    Object.assign(webpackConfig.resolve.alias, {
      // Card payments are not used; the real package costs each visitor of the form 5 KiB.
      [patterns.stripe]: path.resolve('components/islands/form/no-stripe.ts'),
      // Every browser of `browserslist` has what these would add.
      [patterns.polyfills]: false,
    });
    webpackConfig.plugins.push(entriesByPlace, replacedModules);
    if (dev) return webpackConfig;
    shortClassNames(webpackConfig);
    if (isServer) return webpackConfig;
    webpackConfig.plugins.push(startOrder, licences, compileAhead(webpack));
    // What several pages' islands share is fetched once, and not with each of them.
    webpackConfig.optimization.splitChunks.cacheGroups.islands = {
      name: 'islands',
      type: /^javascript/,
      test: /[\\/]components[\\/]|[\\/]error-facts/,
      chunks: 'all',
      minChunks: 2,
      enforce: true,
    };
    return webpackConfig;
  },
};

export default config;
