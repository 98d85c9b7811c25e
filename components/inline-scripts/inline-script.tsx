import { buildSync } from 'esbuild';

/**
 * A script of this folder, bundled and minified into the HTML when the page is rendered. It runs without
 * React, while the HTML is parsed. The export keeps script elements with the build's key and removes all others.
 * @param file its name in this folder, without `.ts`
 */
export function InlineScript({ file }: { file: string }) {
  const { outputFiles } = buildSync({
    entryPoints: [`components/inline-scripts/${file}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
    // Every browser of `browserslist` in package.json supports it.
    target: 'es2023',
  });
  return (
    <script
      data-keep={process.env.SCRIPT_KEY}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of this project.
      dangerouslySetInnerHTML={{ __html: outputFiles.map(({ text }) => text.trim()).join('') }}
    />
  );
}
