import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LicencesPlugin } from './scripts/licences-plugin.js';

/**
 * The one fact that the build needs before the content can be imported as a module. Without it (the
 * content was never prepared) the site stands at its origin's root.
 */
function siteAddress() {
  try {
    const { site } = JSON.parse(readFileSync('content/generated/content.json', 'utf8'));
    return new URL(site.url);
  } catch {
    return new URL('http://localhost');
  }
}

/** The same sources give the same id, so that two builds of one commit are the same byte for byte. */
function sourceHash() {
  const hash = createHash('sha256');
  const add = (place) => {
    for (const entry of readdirSync(place, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const full = path.join(place, entry.name);
      if (full === 'content/generated') continue;
      if (entry.isDirectory()) add(full);
      else hash.update(full).update(readFileSync(full));
    }
  };
  for (const place of ['app', 'components', 'content', 'scripts']) add(place);
  return hash.update(readFileSync('package-lock.json')).digest('hex').slice(0, 16);
}

/**
 * Numbers the modules through which Next enters a page by their place in the project. Webpack takes
 * their whole path, which stands encoded in a query, and two copies of one commit in different
 * folders would build different files.
 */
const entriesByPlace = {
  apply(compiler) {
    const name = 'EntriesByPlace';
    const folder = encodeURIComponent(compiler.context);
    compiler.hooks.compilation.tap(name, (compilation) =>
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        for (const module of modules) {
          const [, query] = module.identifier().split('next-flight-client-entry-loader.js?');
          if (!query) continue;
          const place = query.replaceAll(folder, '');
          const hash = createHash('sha256').update(place).digest('hex');
          compilation.chunkGraph.setModuleId(module, hash.slice(0, 8));
        }
      }),
    );
  },
};

/** scripts/finish moves the list to the export's top. */
const licences = new LicencesPlugin({
  file: 'static/licenses.txt',
  also: ['@fontsource-variable/familjen-grotesk'],
});

/**
 * Asks the browser to compile the scripts while they arrive, beside the page's own thread. Starting
 * them then holds the page up half as long (70 instead of 150 ms on a phone's processor). Chrome 136
 * and later obey; for the others it is a comment.
 */
const compileAhead = ({ BannerPlugin, Compilation }) =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
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
  generateBuildId: sourceHash,
  reactStrictMode: true,
  poweredByHeader: false,
  agentRules: false,
  images: { unoptimized: true },
  // Each page's own rules only: merged chunks would carry the other pages' rules as well.
  experimental: { cssChunking: false },
  webpack(webpackConfig, { isServer, webpack }) {
    // Card payments are not used; the real package costs each visitor of the form 5 KiB.
    webpackConfig.resolve.alias['@stripe/react-stripe-js'] = path.resolve(
      'components/contact/no-stripe.ts',
    );
    // Every browser of `browserslist` has what these would add.
    webpackConfig.resolve.alias['../build/polyfills/polyfill-module'] = false;
    webpackConfig.plugins.push(entriesByPlace);
    if (!isServer) webpackConfig.plugins.push(licences, compileAhead(webpack));
    return webpackConfig;
  },
};

export default config;
