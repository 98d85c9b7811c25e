import { rm } from 'node:fs/promises';
import path from 'node:path';
import { inspect } from 'node:util';
import type { NextAdapter } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import type { EntryPoints } from './bundle-scripts';
import type { Site } from './publish';

export interface AdapterOptions {
  /** The scripts of the browser. */
  scripts: EntryPoints;
  /** Makes the files that pages import or name. Runs before Next compiles anything, in `next build` and `next dev`. */
  prepare(project: { projectDir: string; isDevelopment: boolean }): Promise<void>;
  /** Loads what a build publishes besides Next's export. */
  loadSite(): Promise<Site>;
}

/**
 * Creates a build adapter for Next that turns a static export (`output: 'export'`) into plain documents: each page has the
 * site's own scripts in place of Next's, its styles, and its Content Security Policy.
 */
export function createAdapter({ scripts, prepare, loadSite }: AdapterOptions): NextAdapter {
  return {
    name: 'documents',
    async modifyConfig(config, { phase, projectDir }) {
      const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
      if (isDevelopment || phase === PHASE_PRODUCTION_BUILD)
        await prepare({ projectDir, isDevelopment }).catch((error) => {
          throw toReadableError(error);
        });
      return config;
    },
    async onBuildComplete({ outputs: { staticFiles: files }, config: { basePath }, projectDir }) {
      const notFound = files.find(({ pathname }) => pathname === `${basePath}/404`);
      if (!notFound) throw new Error('The adapter needs a static export, which has a page /404.');
      const folder = path.dirname(notFound.filePath);
      try {
        // Not at the top: Next imports this file for every command.
        const { publish } = await import('./publish');
        await publish({ folder, files, basePath, projectDir }, scripts, await loadSite());
      } catch (error) {
        // Nobody can publish half a site. On Windows another program may have a file open.
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
        throw toReadableError(error);
      }
    },
  };
}

/**
 * Returns an error that Next prints as its message alone. A bug in the code, which Node reports by a class of its own (a
 * TypeError, for example), keeps its stack, and so does any error when DEBUG is set.
 */
function toReadableError(error: unknown): unknown {
  if (!(error instanceof Error) || error.constructor !== Error || process.env.DEBUG) return error;
  // Next prints errors with `console.error`.
  return Object.assign(error, { [inspect.custom]: () => error.message });
}
