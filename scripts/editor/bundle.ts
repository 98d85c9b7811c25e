import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { build, type Plugin } from 'esbuild';
import { fileShapes } from './file-shapes';
import { formConfig } from './form-config';
import { library, libraryChanges } from './library-changes';
import { editorPolicy } from './serve-editor';

interface Bundle {
  folder: string;
  backend: CmsConfig['backend'];
  /** The running site's address, where there is one. */
  site?: string;
}

/** By which a folder is known as an editor's. */
export const editorScript = 'editor.js';

/** Writes the whole editor into a folder: one page, its scripts, and Sveltia CMS with its fonts. */
export async function bundleEditor({ folder, backend, site }: Bundle): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: { editor: 'scripts/editor/client/main.ts' },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'chrome125',
    chunkNames: 'chunks/[name]-[hash]',
    define: { EDITOR: JSON.stringify({ config: formConfig(backend), shapes: fileShapes(), site }) },
    plugins: [await libraryChanges(), withoutUnused],
    logLevel: 'warning',
  });
  await cp(path.join(library, 'assets'), path.join(folder, 'assets'), {
    recursive: true,
    filter: (name) => !name.endsWith('.map'),
  });
  const service = backend.name === 'github' ? backend.api_root : undefined;
  await writeFile(
    path.join(folder, 'index.html'),
    page(editorPolicy(service && new URL(service).origin)),
  );
  await writeFile(path.join(folder, '_headers'), headers);
}

/** Parts for fields that our forms do not have, and languages that they do not speak: 11 MB. */
const withoutUnused: Plugin = {
  name: 'without unused parts',
  setup({ onResolve, onLoad }) {
    const unused = /^(@shikijs\/|leaflet|terra-draw|turndown|svgo)|locales\/([a-df-z]|e[a-mo-z])/;
    onResolve({ filter: unused }, () => ({ path: 'unused', namespace: 'unused' }));
    onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'export default {};' }));
  },
};

const page = (policy: string) => `<!doctype html>
<html lang="en-CA">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Your website</title>
  </head>
  <body>
    <noscript>The editor needs JavaScript.</noscript>
    <script type="module" src="${editorScript}"></script>
  </body>
</html>
`;

/** For the hosts that read it: nobody frames the editor, and no search engine lists it. */
const headers = `/*
  Content-Security-Policy: frame-ancestors 'none'
  X-Robots-Tag: noindex
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Cache-Control: no-cache
`;
