/** The owner's SVG, cleaned by scripts/media. It has no text alternative: text is beside it. */
export function InlineSvg({ svg, className }: { svg: string | undefined; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
      dangerouslySetInnerHTML={{ __html: svg ?? '' }}
    />
  );
}
