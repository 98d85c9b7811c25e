import { buildSync } from 'esbuild';
import { browserTargets } from '@/browser-targets';

const bundled = new Map<string, string>();

/**
 * A script of this folder, bundled and minified into the HTML when the page is rendered. It runs without
 * React, where it stands. The export keeps script elements with `data-keep` and takes Next's own out.
 */
export function InlineScript({ name }: { name: string }) {
  return (
    <script
      data-keep=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of this project.
      dangerouslySetInnerHTML={{ __html: bundle(name) }}
    />
  );
}

function bundle(name: string): string {
  const known = process.env.NODE_ENV === 'production' ? bundled.get(name) : undefined;
  if (known !== undefined) return known;
  const { outputFiles } = buildSync({
    entryPoints: [`components/inline-scripts/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browserTargets,
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  bundled.set(name, text);
  return text;
}
