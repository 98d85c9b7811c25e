import path from 'node:path';
import { build } from 'esbuild';
import { writeAtomically } from '../shared/write-atomically';

const folder = path.resolve('public/scripts');

/**
 * Bundles the scripts that pages load at a visitor's first interaction into `public/scripts/NAME-HASH.js`. The names are
 * written to `generated/late-scripts.json`, where `components/shared/late-script.ts` finds them.
 * @returns the names.
 */
export async function bundleLateScripts(): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    entryPoints: {
      menu: 'components/menu/animate-links.ts',
      'contact-form': 'components/islands/contact-form/start.tsx',
    },
    outdir: folder,
    write: false,
    entryNames: '[name]-[hash]',
    bundle: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Card payments are not used. The package is 5 KiB.
    alias: { '@stripe/react-stripe-js': './components/islands/stripe-stub.ts' },
    // Chromium compiles all functions off the main thread (explicit compile hints).
    banner: { js: '//# allFunctionsCalledOnLoad' },
    legalComments: 'none',
    // All browsers of package.json know it.
    target: 'es2023',
  });
  for (const { path: file, contents } of outputFiles) await writeAtomically(file, contents);
  const files = outputFiles.map(({ path: file }) => path.basename(file));
  const named = Object.fromEntries(
    files.map((file) => [file.replace(/-\w+\.js$/, ''), `/scripts/${file}`]),
  );
  await writeAtomically('generated/late-scripts.json', JSON.stringify(named));
  return named;
}
