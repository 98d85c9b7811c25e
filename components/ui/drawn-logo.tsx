export interface DrawnLogoProps {
  /** The logo for dark backgrounds. */
  src: string;
  width: number;
  height: number;
  /** Whether to show it in white, because the content has no logo-on-dark. */
  isWhite: boolean;
  className: string;
}

/** Renders the logo twice, one above the other: the first is wiped in as a white silhouette, the second lights up. */
export function DrawnLogo({ src, width, height, isWhite, className }: DrawnLogoProps) {
  const picture = { src, width, height, fetchPriority: 'high' } as const;
  return (
    <span className={className} aria-hidden="true">
      <img {...picture} alt="" className="silhouette" />
      <img {...picture} alt="" className={isWhite ? 'silhouette' : undefined} />
    </span>
  );
}
