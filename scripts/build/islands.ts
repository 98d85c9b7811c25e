import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { browserTargets } from '../../browser-targets';
import { writeAtomically } from '../shared/write-atomically';

const folder = path.resolve('public/islands');

/**
 * Bundles the script of each island: `components/islands/NAME/start.tsx` becomes
 * `public/islands/NAME-HASH.js`, with React in a chunk that the islands share. The names are written
 * to `generated/islands.json`, where `components/islands/island.tsx` finds them.
 */
export async function bundleIslands(): Promise<void> {
  const islands = readdirSync('components/islands').filter((name) =>
    existsSync(`components/islands/${name}/start.tsx`),
  );
  const { metafile, outputFiles } = await build({
    entryPoints: islands.map((name) => ({
      in: `components/islands/${name}/start.tsx`,
      out: name,
    })),
    outdir: folder,
    write: false,
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Card payments are not used. The package is 5 KiB.
    alias: { '@stripe/react-stripe-js': './components/islands/stripe-stub.ts' },
    // The server component that shows an island imports its style sheet.
    loader: { '.css': 'empty' },
    // Chromium compiles all functions off the main thread (explicit compile hints).
    banner: { js: '//# allFunctionsCalledOnLoad' },
    legalComments: 'none',
    target: browserTargets,
  });
  await mkdir(folder, { recursive: true });
  for (const { path: file, contents } of outputFiles) await writeAtomically(file, contents);
  const names = outputFiles.map(({ path: file }) => path.basename(file));
  for (const name of await readdir(folder))
    if (!names.includes(name)) await rm(path.join(folder, name));
  const files: Record<string, string[]> = {};
  for (const [file, { entryPoint, imports }] of Object.entries(metafile.outputs)) {
    if (!entryPoint) continue;
    const chunks = imports.filter(({ kind }) => kind === 'import-statement');
    const name = path.basename(path.dirname(entryPoint));
    if (islands.includes(name))
      files[name] = [file, ...chunks.map((chunk) => chunk.path)].map(address);
  }
  await mkdir('generated', { recursive: true });
  await writeAtomically('generated/islands.json', JSON.stringify(files));
}

const address = (file: string) => `/islands/${path.basename(file)}`;
