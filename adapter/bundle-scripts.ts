import path from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';

export interface EntryPoints {
  /** The script that is inlined in each page's head and runs before the first paint. */
  head: string;
  /** The module of all pages. What it imports dynamically becomes files of their own. */
  module: string;
  /** Packages in whose place another file is bundled. */
  alias?: Record<string, string>;
}

export interface Scripts {
  /** The text of the head script. */
  head: string;
  /** The file names of the module and of what it imports statically, the module first. */
  modules: string[];
  /** The paths of all written files. */
  files: string[];
}

/**
 * Bundles the scripts of the browser.
 * @param folder where the modules are written, in files whose names have a hash of their content.
 * @throws {Error} when a script has an error, which names its file and line.
 */
export async function bundleScripts(
  { head, module, alias }: EntryPoints,
  { folder, projectDir }: { folder: string; projectDir: string },
): Promise<Scripts> {
  const options = {
    absWorkingDir: projectDir,
    bundle: true,
    minify: true,
    // All browsers of `browserslist` in package.json know it.
    target: 'es2023',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
  } satisfies BuildOptions;
  const { outputFiles } = await build({ ...options, entryPoints: [head], write: false });
  const { metafile } = await build({
    ...options,
    ...(alias && { alias }),
    entryPoints: [module],
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    // Chromium compiles all functions off the main thread (explicit compile hints).
    banner: { js: '//# allFunctionsCalledOnLoad' },
    metafile: true,
  });
  return {
    head: outputFiles.map(({ text }) => text.trim()).join(''),
    modules: staticImports(metafile, module).map((file) => path.basename(file)),
    files: Object.keys(metafile.outputs).map((file) => path.resolve(projectDir, file)),
  };
}

/** The output of an entry point, and all outputs that it imports statically. */
function staticImports({ outputs }: Metafile, entryPoint: string): string[] {
  const entry = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === entryPoint);
  const files = new Set(entry);
  // A Set also visits what is added meanwhile.
  for (const file of files)
    for (const { kind, path: imported } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') files.add(imported);
  return [...files];
}
