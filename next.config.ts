import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { basePathOf } from './model';
import { contentFolder, loadContent } from './model/load';

export default function config(phase: string): NextConfig {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  const isBuild = phase === PHASE_PRODUCTION_BUILD;
  // A host or a shell may have set NODE_ENV to another value, with which a build fails.
  if (isBuild) Object.assign(process.env, { NODE_ENV: 'production' });
  return {
    output: 'export',
    // The path of `url` in content/site.yaml. Other commands, such as the tests, do not need the owner's content.
    ...((isBuild || isDevelopment) && { basePath: basePathOf(loadContent(contentFolder).site) }),
    // Makes the media, and turns Next's export into the documents that are published.
    adapterPath: path.join(import.meta.dirname, 'adapter/index.js'),
    // Next writes an export into its "distDir" when that is not the default folder.
    distDir: (!isDevelopment && process.env.OUT_DIR) || '.next',
    // The id is in each page. A constant makes two builds of one commit identical.
    generateBuildId: () => 'site',
    // No file with rules for coding agents in the project.
    agentRules: false,
    // `npm run typecheck` does this.
    typescript: { ignoreBuildErrors: true },
    experimental: {
      // The export puts the styles into the HTML, so a further sheet costs no request.
      cssChunking: { type: 'graph', requestCost: 0 },
      // Reading and writing the cache costs a site this small more than it saves.
      turbopackFileSystemCacheForBuild: false,
      // Started from its cache, `next dev` at times did not see that a content file changed.
      turbopackFileSystemCacheForDev: false,
    },
    turbopack: {
      root: import.meta.dirname,
      // `next dev` evaluates both modules again when a file changes that they read.
      rules: isDevelopment
        ? {
            '**/{model/content,components/ui/media}.ts': {
              loaders: ['./scripts/dev/content-loader.cjs'],
            },
          }
        : {},
    },
  };
}
