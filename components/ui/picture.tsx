import { type Breakpoint, breakpoint } from '@/components/styles/breakpoints';
import type { PictureKind } from '@/model';
import { content, withBasePath } from '@/model/content';
import { GeneratedStyle } from './generated-style';
import { mediaPicture } from './media';

interface PictureProps {
  kind: PictureKind;
  file: string;
  /** The `sizes` attribute. */
  sizes: string;
  className?: string;
  /** Whether `alt` is empty. */
  decorative?: boolean;
  /** Another picture, 100vw wide, for the screens of a breakpoint. */
  alternative?: { on: Breakpoint; kind: PictureKind; file: string };
  /** In the first viewport: `loading="eager"` and a high fetch priority. */
  priority?: boolean;
}

/**
 * Renders a responsive picture from content/pictures, loaded lazily unless it has `priority`. Its colour and focus are
 * in a style element, because the policy forbids style attributes. React moves it into the head, once per picture.
 */
export function Picture(props: PictureProps) {
  const { kind, file, sizes, className, decorative, alternative, priority } = props;
  const attributes = imgAttributes(kind, file);
  const id = attributes['data-picture'];
  const alternativeAttributes = alternative && imgAttributes(alternative.kind, alternative.file);
  const img = (
    <img
      {...attributes}
      className={className}
      sizes={sizes}
      alt={decorative ? '' : attributes.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
  return (
    <>
      <GeneratedStyle id={id} rules={pictureRules(id, kind, file)} />
      {alternative && (
        <GeneratedStyle
          id={`${id}-${alternative.file}`}
          rules={`@media ${breakpoint(alternative.on)}{${pictureRules(id, alternative.kind, alternative.file)}}`}
        />
      )}
      {alternative ? (
        <picture>
          <source
            media={breakpoint(alternative.on)}
            srcSet={alternativeAttributes?.srcSet}
            sizes="100vw"
          />
          {img}
        </picture>
      ) : (
        img
      )}
    </>
  );
}

/** Returns the rules for a picture's colour until it has loaded, and its focus where the browser crops it. */
function pictureRules(id: string, kind: PictureKind, file: string): string {
  const { colour, focus } = mediaPicture(kind, file);
  return `[data-picture="${id}"]{background-color:${colour};object-position:${focus}}`;
}

/** Returns the `img` attributes of a picture that don't depend on where it is shown. */
export function imgAttributes(kind: PictureKind, file: string) {
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
