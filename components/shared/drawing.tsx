/** A drawing of the owner's, an SVG element that scripts/media has cleaned. It is decoration: words stand beside it. */
export function Drawing({ svg, className }: { svg: string | undefined; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
      dangerouslySetInnerHTML={{ __html: svg ?? '' }}
    />
  );
}
