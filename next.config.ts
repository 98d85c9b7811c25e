import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { basePathOf } from './model';
import { contentFolder, loadContent } from './model/load';

export default function config(phase: string): NextConfig {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  const isBuild = phase === PHASE_PRODUCTION_BUILD;
  // Next fails when a host or shell has set NODE_ENV to something else.
  if (isBuild) Object.assign(process.env, { NODE_ENV: 'production' });
  return {
    output: 'export',
    // The path of `url` in content/site.yaml. Other commands, for example tests, don't need the owner's content.
    ...((isBuild || isDevelopment) && { basePath: basePathOf(loadContent(contentFolder).site) }),
    // Generates the media, and turns Next's export into the published documents.
    adapterPath: path.join(import.meta.dirname, 'adapter/index.js'),
    // If `distDir` is not the default folder, Next writes the export to it.
    distDir: (!isDevelopment && process.env.OUT_DIR) || '.next',
    // Every page contains the id. With a constant, two builds of one commit are identical.
    generateBuildId: () => 'site',
    // Don't generate files with rules for coding agents.
    agentRules: false,
    // `npm run typecheck` checks the types.
    typescript: { ignoreBuildErrors: true },
    experimental: {
      // The adapter inlines the styles, so more style sheets don't cost more requests.
      cssChunking: { type: 'graph', requestCost: 0 },
      // For a site this small, reading and writing the cache takes longer than it saves.
      turbopackFileSystemCacheForBuild: false,
      // When started from its cache, `next dev` sometimes missed changes of content files.
      turbopackFileSystemCacheForDev: false,
    },
    turbopack: {
      root: import.meta.dirname,
      // `next dev` re-evaluates both modules when a file that they read changes.
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
