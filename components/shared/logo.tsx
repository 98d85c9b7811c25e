import { derived } from '@/content/schema/derived-facts';

interface LogoProps {
  className?: string;
  /** Where the mark is at times not displayed, it needs ids of its own: others would lose their gradients. */
  ids?: string;
}

/** The business's mark, content/logo.svg. Decoration: its name stands beside it. */
export function Logo({ className, ids = 'logo' }: LogoProps) {
  return (
    <span
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own SVG file, no visitor's input.
      dangerouslySetInnerHTML={{ __html: derived.logo.replaceAll('logo__', `${ids}__`) }}
    />
  );
}
