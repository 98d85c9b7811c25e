import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { contentFolder } from '../../model/load';
import { editorConfig } from './editor-config';

/**
 * Writes the editor to a folder: a page, its scripts, and Sveltia CMS with its fonts.
 * @param site the address of the running site.
 */
export async function bundleEditor(folder: string, site: string) {
  const editor = { config: editorConfig(site), contentFolder };
  // The retries are for Windows, where another program may have a file open.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  await build({
    entryPoints: { editor: 'scripts/edit/page/main.ts' },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'chrome125',
    chunkNames: 'chunks/[name]-[hash]',
    define: { EDITOR: JSON.stringify(editor) },
    logLevel: 'warning',
  });
  const filter = (file: string) => !/\.(ts|map)$/.test(file);
  await cp('scripts/edit/page', folder, { recursive: true, filter });
  const assets = 'node_modules/@sveltia/cms/npm/assets';
  await cp(assets, path.join(folder, 'assets'), { recursive: true, filter });
}
