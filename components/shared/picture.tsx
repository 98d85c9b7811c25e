import { asset, content, type PictureKind } from '@/content/schema';
import { mediaPicture } from './media';

interface PictureProps {
  kind: PictureKind;
  file: string;
  /** The width that the layout gives it, as in the HTML attribute. */
  sizes: string;
  className?: string;
  /** Pictures without information have no text for screen readers. */
  decorative?: boolean;
  /** In the window when the page opens: loaded at once, and before others. */
  first?: boolean;
}

/**
 * A sized picture of content/pictures. It loads when it comes near the window, unless it is `first`. The
 * policy forbids style attributes: React moves the style element into the head, once for each picture.
 */
export function Picture({ kind, file, sizes, className, decorative, first }: PictureProps) {
  const { colour, focus } = mediaPicture(kind, file);
  const image = imageOf(kind, file);
  const id = image['data-picture'];
  return (
    <>
      <style href={id} precedence="generated">
        {`@layer generated{[data-picture="${id}"]{background-color:${colour};object-position:${focus}}}`}
      </style>
      <img
        {...image}
        className={className}
        sizes={sizes}
        alt={decorative ? '' : image.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </>
  );
}

/** The attributes that an `img` element has wherever it shows this picture. */
export function imageOf(kind: PictureKind, file: string) {
  const { files, width, height } = mediaPicture(kind, file);
  return {
    'data-picture': `${kind}/${file}`,
    srcSet: files.map(({ src, width }) => `${asset(src)} ${width}w`).join(', '),
    src: files.map(({ src }) => asset(src)).at(-1),
    width,
    height,
    alt: content.pictures.find((picture) => picture.file === file)?.alt ?? '',
  };
}
