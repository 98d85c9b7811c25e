import path from 'node:path';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Next writes an export into its "distDir" when that is not the default folder.
  distDir: process.env.OUT_DIR ?? '.next',
  // scripts/build passes on the path of the site's address in content/site.yaml.
  basePath: process.env.BASE_PATH ?? '',
  // The id stands in each page. A constant gives the same bytes for two builds of one commit.
  generateBuildId: () => 'site',
  agentRules: false,
  // `npm run typecheck` does this. An owner's build does not wait for it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['esbuild'],
  webpack(webpackConfig) {
    webpackConfig.module.rules.push({
      test: path.resolve('content/schema/index.ts'),
      use: path.resolve('scripts/build/content-loader.cjs'),
    });
    return webpackConfig;
  },
};

export default config;
