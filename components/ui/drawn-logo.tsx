export interface DrawnLogoProps {
  /** The logo for dark ground. */
  src: string;
  width: number;
  height: number;
  /** Whether it stays white, because there is no logo-on-dark. */
  isWhite: boolean;
  className: string;
}

/** The logo twice, one over the other: the first is wiped in as a white silhouette, then the second lights up. */
export function DrawnLogo({ src, width, height, isWhite, className }: DrawnLogoProps) {
  const picture = { src, width, height, fetchPriority: 'high' } as const;
  return (
    <span className={className} aria-hidden="true">
      <img {...picture} alt="" className="silhouette" />
      <img {...picture} alt="" className={isWhite ? 'silhouette' : undefined} />
    </span>
  );
}
