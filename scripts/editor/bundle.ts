import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { build, type Plugin } from 'esbuild';
import { fileShapes, formConfig } from './form-config';
import { editorPolicy } from './serve-editor';

const library = path.resolve('node_modules/@sveltia/cms/npm');

interface Bundle {
  folder: string;
  backend: CmsConfig['backend'];
  /** The running site's address, where there is one. */
  site?: string;
}

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
    plugins: [await nothingFromElsewhere(), withoutUnused],
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

/**
 * What the library would fetch from other hosts: its fonts lie beside it, and whether GitHub is well
 * its own answers tell. A new version of it that asks elsewhere stops here.
 */
async function nothingFromElsewhere(): Promise<Plugin> {
  const assets = await readdir(path.join(library, 'assets'));
  const fonts = assets.filter((name) => name.endsWith('.woff2'));
  return {
    name: 'nothing from elsewhere',
    setup({ onLoad }) {
      onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8');
        const address = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^)]*\)/g;
        const contents = source
          .replace(address, (_, font: string) => {
            const own = fonts.find((name) => name.startsWith(font));
            if (!own)
              throw new Error(`Sveltia CMS asks for a font that it does not bring: ${font}`);
            return `assets/${own})`;
          })
          .replace(/https:\/\/www\.githubstatus\.com\/api[^`]*/, wellAtGitHub);
        if (!contents.includes(wellAtGitHub))
          throw new Error('Sveltia CMS asks for GitHub’s status in a new way.');
        return { contents };
      });
    },
  };
}

const wellAtGitHub = 'data:application/json,{"status":{"indicator":"none"}}';

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
    <script type="module" src="editor.js"></script>
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
