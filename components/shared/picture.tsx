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
  const { width, height, colour, focus } = mediaPicture(kind, file);
  const id = `${kind}/${file}`;
  return (
    <>
      <style href={id} precedence="generated">
        {`@layer generated{[data-picture="${id}"]{background-color:${colour};object-position:${focus}}}`}
      </style>
      <img
        data-picture={id}
        className={className}
        src={largest(kind, file)}
        srcSet={srcSet(kind, file)}
        sizes={sizes}
        width={width}
        height={height}
        alt={decorative ? '' : altOf(file)}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </>
  );
}

/** What the picture shows, for people who cannot see it. */
export function altOf(file: string): string {
  return content.pictures.find((picture) => picture.file === file)?.alt ?? '';
}

export function srcSet(kind: PictureKind, file: string): string {
  const { files } = mediaPicture(kind, file);
  return files.map(({ src, width }) => `${asset(src)} ${width}w`).join(', ');
}

export function largest(kind: PictureKind, file: string): string {
  const last = mediaPicture(kind, file).files.at(-1);
  return last ? asset(last.src) : '';
}

/** Where the focus of a picture is, in shares of its width and height, for the CSS of `[data-wide]` and `[data-tall]`. */
export function FocusStyle({ kind, file }: { kind: 'wide' | 'tall'; file: string }) {
  const { focus, above } = mediaPicture(kind, file);
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat);
  const edge = above ? `;--${kind}-above:${above}` : '';
  return (
    <style href={`focus/${kind}/${file}`} precedence="generated">
      {`@layer generated{[data-${kind}="${file}"]{--${kind}-x:${x / 100};--${kind}-y:${y / 100}${edge}}}`}
    </style>
  );
}
