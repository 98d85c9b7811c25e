import { readFileSync } from 'node:fs';

/** The script that decides before the first paint (head.ts), which scripts/build/bundles.ts bundles, inline in the HTML. */
export function HeadScript() {
  const { head } = JSON.parse(readFileSync('generated/bundles.json', 'utf8'));
  return (
    <script
      data-keep={process.env.SCRIPT_KEY}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of this project.
      dangerouslySetInnerHTML={{ __html: head }}
    />
  );
}
