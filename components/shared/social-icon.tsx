import { derived } from '@/content/schema/derived-facts';

/** An icon of content/icons; its mark-up is the owner's own file, checked when it is prepared. */
export function SocialIcon({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="icon"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own SVG file, no visitor's input.
      dangerouslySetInnerHTML={{ __html: derived.icons[name] ?? '' }}
    />
  );
}
