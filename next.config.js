const isDevelopment = process.env.NODE_ENV === 'development';
const watchContent = './scripts/dev/watch-content.cjs';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Next writes an export into its "distDir" when that is not the default folder.
  distDir: process.env.OUT_DIR ?? '.next',
  // Set by scripts/build and scripts/dev: the path of `url` in content/site.yaml.
  basePath: process.env.BASE_PATH ?? '',
  // The id is in each page. A constant makes two builds of one commit identical.
  generateBuildId: () => 'site',
  // No file with rules for coding agents in the project.
  agentRules: false,
  // `npm run typecheck` does this.
  typescript: { ignoreBuildErrors: true },
  // The export puts the styles into the HTML, so a further sheet costs no request.
  experimental: {
    cssChunking: { type: 'graph', requestCost: 0 },
    // Reading and writing the cache costs a site this small more than it saves.
    turbopackFileSystemCacheForBuild: false,
    // Started from its cache, `next dev` at times did not see that a content file changed.
    turbopackFileSystemCacheForDev: false,
  },
  turbopack: {
    root: import.meta.dirname,
    // Both modules read files. With this `next dev` evaluates them again when one changes.
    rules: isDevelopment
      ? { '**/{model/content,components/ui/media}.ts': { loaders: [watchContent] } }
      : {},
  },
};

export default config;
