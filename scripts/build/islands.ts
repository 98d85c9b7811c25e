import path from 'node:path';
import { type BuildOptions, build, context, type Metafile, type Plugin } from 'esbuild';
import { writeAtomically } from '../shared/write-atomically';

const folder = path.resolve('public/scripts');

const options = {
  entryPoints: ['components/islands.ts'],
  outdir: folder,
  bundle: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  // Card payments are not used. The package is 5 KiB.
  alias: { '@stripe/react-stripe-js': './components/contact/stripe-stub.ts' },
  legalComments: 'none',
  // All browsers of package.json know it.
  target: 'es2023',
} satisfies BuildOptions;

/** What the pages read of the bundle, in generated/islands.json, and the build. */
interface Islands {
  /** The address of the browser's module below the base path. */
  script: string;
  /** The addresses of all files of the bundle. */
  files: string[];
  /** The source files of the components with React that it loads. */
  components: string[];
}

const addressOf = (file: string) => `/scripts/${path.basename(file)}`;

const writeIslands = (islands: Islands) =>
  writeAtomically('generated/islands.json', JSON.stringify(islands));

/**
 * Bundles the browser's module and the islands with React into `public/scripts/NAME-HASH.js`. The module is bundled once
 * more by itself: in one file, without the chunks that it would share with the islands with React.
 */
export async function bundleIslands(): Promise<Islands> {
  const production = {
    ...options,
    write: false,
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    // Chromium compiles all functions off the main thread (explicit compile hints).
    banner: { js: '//# allFunctionsCalledOnLoad' },
  } as const;
  const all = await build(production);
  const module = await build({
    ...production,
    splitting: false,
    plugins: [{ name: 'bundled-imports', setup: importBundled(all.metafile) }],
  });
  const [script] = module.outputFiles;
  if (!script) throw new Error('esbuild has written no module.');
  const isEntry = (file: string) => path.basename(file).startsWith('islands-');
  const written = [...all.outputFiles.filter(({ path: file }) => !isEntry(file)), script];
  for (const { path: file, contents } of written) await writeAtomically(file, contents);
  const entries = Object.values(all.metafile.outputs).map(({ entryPoint = '' }) => entryPoint);
  const islands = {
    script: addressOf(script.path),
    files: written.map(({ path: file }) => addressOf(file)),
    components: entries.filter((file) => file.endsWith('.island.tsx')),
  };
  await writeIslands(islands);
  return islands;
}

/** Lets the dynamic imports of a bundle lead to the files of an earlier one. */
function importBundled({ outputs }: Metafile): Plugin['setup'] {
  return ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path: name }) => {
      if (kind !== 'dynamic-import') return undefined;
      const [file] =
        Object.entries(outputs).find(([, { entryPoint = '' }]) =>
          entryPoint.replace(/\.tsx?$/, '').endsWith(path.posix.join('/', path.basename(name))),
        ) ?? [];
      return file ? { path: `./${path.basename(file)}`, external: true } : undefined;
    });
}

/** The same for `npm run dev`: bundles again when a file changes. Next hydrates the islands with React. */
export async function watchIslands(): Promise<void> {
  const watched = await context({
    ...options,
    // A name of the kind that a build knows as its own.
    entryNames: '[name]-00000DEV',
    chunkNames: '[name]-[hash]',
    define: { 'process.env.NODE_ENV': '"development"' },
    sourcemap: 'inline',
  });
  await watched.watch();
  await writeIslands({ script: '/scripts/islands-00000DEV.js', files: [], components: [] });
}
