import { rm } from 'node:fs/promises';
import path from 'node:path';
import { inspect } from 'node:util';
import type { NextAdapter } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import type { EntryPoints } from './bundle-scripts';
import type { SiteOptions } from './transform-export';

export interface AdapterOptions {
  /** The scripts that run in the browser. */
  scripts: EntryPoints;
  /** Generates files that pages import or name. Runs before Next compiles anything, in `next build` and `next dev`. */
  prepare(project: { projectDir: string; isDevelopment: boolean }): Promise<void>;
  /** Loads the options that depend on the content. Runs after Next has written the export. */
  loadSiteOptions(): Promise<SiteOptions>;
}

/**
 * Creates a build adapter for Next that turns a static export (`output: 'export'`) into plain documents: each page
 * contains its styles, its Content Security Policy, and the site's own scripts instead of Next's.
 */
export function createAdapter({ scripts, prepare, loadSiteOptions }: AdapterOptions): NextAdapter {
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
      if (!notFound)
        throw new Error(
          "The adapter found no page /404, so this is not a static export (output: 'export').",
        );
      const folder = path.dirname(notFound.filePath);
      try {
        // Imported here because Next loads this file for every command.
        const { transformExport } = await import('./transform-export');
        const exported = { folder, files, basePath, projectDir };
        await transformExport(exported, scripts, await loadSiteOptions());
      } catch (error) {
        // Remove the folder, so that nobody publishes an incomplete site. On Windows another program may have a file
        // open.
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
        throw toReadableError(error);
      }
    },
  };
}

/**
 * Returns an error of which Next prints only the message. The stack is printed too if DEBUG is set, or if the error is
 * a bug: an instance of a built-in class such as TypeError.
 */
function toReadableError(error: unknown): unknown {
  if (!(error instanceof Error) || error.constructor !== Error || process.env.DEBUG) return error;
  // Next prints errors with `console.error`.
  return Object.assign(error, { [inspect.custom]: () => error.message });
}
