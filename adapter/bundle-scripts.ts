import path from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';

export interface EntryPoints {
  /** The script that is inlined in each page's head and runs before the first paint. */
  head: string;
  /** The module that all pages load. Its dynamic imports become separate files. */
  module: string;
  /** Packages that are replaced by another file. */
  alias?: Record<string, string>;
}

export interface Scripts {
  /** The text of the head script. */
  head: string;
  /** The file names of the module and of its static imports, the module first. */
  modules: string[];
  /** The paths of all written files. */
  files: string[];
}

/**
 * Bundles the scripts that run in the browser.
 * @param folder the folder for the modules, whose file names contain a hash of their content.
 * @throws {Error} if a script has an error, with its file and line, or imports a style sheet, which no page would load.
 */
export async function bundleScripts(
  { head, module, alias }: EntryPoints,
  { folder, projectDir }: { folder: string; projectDir: string },
): Promise<Scripts> {
  const options = {
    absWorkingDir: projectDir,
    bundle: true,
    minify: true,
    // Supported by all browsers of `browserslist` in package.json.
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
  const styled = Object.keys(metafile.inputs).find((file) => file.endsWith('.css'));
  if (styled)
    throw new Error(
      `The scripts import ${styled}, but no page would load it. Expected only server components to import style sheets.`,
    );
  return {
    head: outputFiles.map(({ text }) => text.trim()).join(''),
    modules: staticImports(metafile, module).map((file) => path.basename(file)),
    files: Object.keys(metafile.outputs).map((file) => path.resolve(projectDir, file)),
  };
}

/** Returns the output of an entry point and all outputs that it imports statically. */
function staticImports({ outputs }: Metafile, entryPoint: string): string[] {
  const entry = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === entryPoint);
  const files = new Set(entry);
  // Iterating over a Set includes items that are added during the loop.
  for (const file of files)
    for (const { kind, path: imported } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') files.add(imported);
  return [...files];
}
