import { buildSync } from 'esbuild';

/** The script that decides before the first paint (head.ts), bundled into the HTML when the page is rendered. */
export function HeadScript() {
  const { outputFiles } = buildSync({
    entryPoints: ['components/head.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
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
