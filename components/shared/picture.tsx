import { builtPicture, type PictureKind } from '@/content/schema/built-pictures';
import { asset } from '@/content/schema/content';

interface PictureProps {
  kind: PictureKind;
  file: string;
  /** The width that the layout gives it, as in the HTML attribute. */
  sizes: string;
  className?: string;
  /** Pictures that only set a mood are silent for screen readers. */
  decorative?: boolean;
  /** In the window when the page opens: asked for at once, and before others. */
  first?: boolean;
}

/**
 * A sized picture of content/pictures; it loads when it comes near the window, unless it is `first`.
 * Whoever shows it imports its kind's sheet, pictures-card.css or pictures-square.css: its focus and
 * the colour that keeps its place.
 */
export function Picture({ kind, file, sizes, className, decorative, first }: PictureProps) {
  const picture = builtPicture(kind, file);
  return (
    <img
      data-picture={`${kind}/${file}`}
      className={className}
      src={largest(kind, file)}
      srcSet={srcSet(kind, file)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}

export function srcSet(kind: PictureKind, file: string): string {
  return builtPicture(kind, file)
    .files.map(({ src, width }) => `${asset(src)} ${width}w`)
    .join(', ');
}

export function largest(kind: PictureKind, file: string): string {
  const last = builtPicture(kind, file).files.at(-1);
  return last ? asset(last.src) : '';
}
