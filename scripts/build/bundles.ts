import path from 'node:path';
import { type BuildOptions, build, context, type OutputFile } from 'esbuild';
import { writeAtomically } from '../shared/write-atomically';

const entry = 'components/islands.ts';
/** All browsers of `browserslist` in package.json know it. */
const target = 'es2023';
const options = {
  outdir: 'public/scripts',
  bundle: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  // Card payments are not used. The package would load a script of Stripe, and is 5 KiB.
  alias: { '@stripe/react-stripe-js': './components/contact/stripe-stub.ts' },
  legalComments: 'none',
  target,
} satisfies BuildOptions;

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

/** What is inlined in every page, before the first paint. */
const headOptions = {
  entryPoints: ['components/head.ts'],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target,
} satisfies BuildOptions;

const headOf = (outputFiles: OutputFile[]) => outputFiles.map(({ text }) => text.trim()).join('');

/** What the pages read of the bundles, in generated/bundles.json, and the build. */
interface Bundles {
  /** The address of the browser's module below the base path. */
  script: string;
  /** The script of each page's head. */
  head: string;
  /** The addresses of all files of the bundles. */
  files: string[];
  /** The source files of what it loads: the React islands, and what hydrates them. */
  reactSources: string[];
}

const addressOf = (file: string) => `/scripts/${path.basename(file)}`;

const writeBundles = (bundles: Bundles) =>
  writeAtomically('generated/bundles.json', JSON.stringify(bundles));

/**
 * Bundles the React islands, then the browser's module, into `public/scripts/NAME-HASH.js`. The module is a bundle of
 * its own, so that it is one file: a chunk that it shared with the islands would be one more request on every page.
 */
export async function bundleScripts(): Promise<Bundles> {
  const react = await build({
    ...production,
    entryPoints: ['components/react-island/hydrate.tsx', 'components/**/*.island.tsx'],
  });
  const sources = Object.entries(react.metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint ? [{ source: entryPoint, script: `./${path.basename(file)}` }] : [],
  );
  const module = await build({
    ...production,
    entryPoints: [entry],
    // It imports '@/components/NAME', and gets the file of the first bundle.
    alias: Object.fromEntries(
      sources.map(({ source, script }) => [`@/${source.replace('.tsx', '')}`, script]),
    ),
    external: sources.map(({ script }) => script),
  });
  const [output] = module.outputFiles;
  if (!output) throw new Error('esbuild has written no module.');
  const written = [...react.outputFiles, output];
  for (const { path: file, contents } of written) await writeAtomically(file, contents);
  const head = await build(headOptions);
  const bundles = {
    script: addressOf(output.path),
    head: headOf(head.outputFiles),
    files: written.map(({ path: file }) => addressOf(file)),
    reactSources: sources
      .filter(({ script }) => output.text.includes(script))
      .map(({ source }) => source),
  };
  await writeBundles(bundles);
  return bundles;
}

/** The same for `npm run dev`: bundles again when a file changes. Next hydrates the React islands. */
export async function watchScripts(): Promise<void> {
  const watched = await context({
    ...options,
    entryPoints: [entry],
    // `ownFiles` of check-export.ts knows such names as the build’s own.
    entryNames: '[name]-00000DEV',
    chunkNames: '[name]-[hash]',
    define: { 'process.env.NODE_ENV': '"development"' },
    sourcemap: 'inline',
  });
  await watched.watch();
  const head = await context({
    ...headOptions,
    plugins: [
      {
        name: 'write-bundles',
        setup: ({ onEnd }) =>
          onEnd(({ outputFiles = [] }) =>
            writeBundles({
              script: '/scripts/islands-00000DEV.js',
              head: headOf(outputFiles),
              files: [],
              reactSources: [],
            }),
          ),
      },
    ],
  });
  // `watch` does not wait for the first build.
  await head.rebuild();
  await head.watch();
}
