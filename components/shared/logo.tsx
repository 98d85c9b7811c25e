import { media } from './media';

interface LogoProps {
  className?: string;
  /** A mark that is not displayed at times needs ids of its own, or others lose their gradients with it. */
  ids?: string;
}

/** The business's mark, content/logo.svg or logo.png. It is decoration: the name stands beside it. */
export function Logo({ className, ids = 'logo' }: LogoProps) {
  return (
    <span
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own file, cleaned by scripts/media.
      dangerouslySetInnerHTML={{ __html: media.logo.replaceAll('logo__', `${ids}__`) }}
    />
  );
}
