import { build } from '@/content/build-facts';

/** The business's mark, content/logo.svg. Decoration: its name stands beside it. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own SVG file, no visitor's input.
      dangerouslySetInnerHTML={{ __html: build.logo }}
    />
  );
}
