import { content, withBasePath } from '@/content';
import type { PictureKind } from '@/content/schema';
import { mediaPicture } from './media';

interface PictureProps {
  kind: PictureKind;
  file: string;
  /** The `sizes` attribute. */
  sizes: string;
  className?: string;
  /** Decorative pictures have an empty `alt`. */
  decorative?: boolean;
  /** In the first viewport: `loading="eager"` and a high fetch priority. */
  priority?: boolean;
}

/**
 * A responsive picture of content/pictures. It is loaded lazily unless it has `priority`. The policy forbids style
 * attributes: React moves the style element into the head, once for each picture.
 */
export function Picture({ kind, file, sizes, className, decorative, priority }: PictureProps) {
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
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
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
    srcSet: files.map(({ src, width }) => `${withBasePath(src)} ${width}w`).join(', '),
    src: files.map(({ src }) => withBasePath(src)).at(-1),
    width,
    height,
    alt: content.pictures.find((picture) => picture.file === file)?.alt ?? '',
  };
}
