import { media } from './media';

/** An icon of content/icons. */
export function SocialIcon({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="icon"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own file, cleaned by scripts/media.
      dangerouslySetInnerHTML={{ __html: media.socialIcons[name] ?? '' }}
    />
  );
}
