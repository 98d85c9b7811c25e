import { mediaPicture } from '@/components/shared/media';
import { altOf, FocusStyle, largest, srcSet } from '@/components/shared/picture';
import { breakpoint } from '@/components/styles/breakpoints';
import { content } from '@/content/schema';
import styles from './hero.module.css';

/**
 * The two crops of the house, as the preloads need them: no screen may match both. The tall one is
 * as wide as the screen, the wide one covers it.
 */
const shapes = [
  { kind: 'tall', media: breakpoint('tall'), sizes: '100vw' },
  { kind: 'wide', media: `not all and (${breakpoint('tall')})`, sizes: 'max(100vw, 178svh)' },
] as const;

const [tallShape, wideShape] = shapes;

/**
 * The lit house, in the shape of the screen, and over it the same view unlit, which only a session's
 * first visit asks for (it is not displayed otherwise) and which fades as the loader lifts.
 */
export function HeroPicture() {
  const { wide, tall, wideUnlit, tallUnlit } = content.home.hero;
  const lit = mediaPicture('wide', wide);
  const unlit = mediaPicture('wideUnlit', wideUnlit);
  return (
    <div className={styles.stage} data-print="hide">
      <FocusStyle kind="wide" file={wide} />
      <FocusStyle kind="tall" file={tall} />
      {/* Elements, not react-dom's preload(): its hint would fetch the picture with each prefetch. */}
      {shapes.map(({ kind, media, sizes }) => (
        <link
          key={kind}
          rel="preload"
          as="image"
          media={media}
          imageSrcSet={srcSet(kind, kind === 'wide' ? wide : tall)}
          imageSizes={sizes}
          fetchPriority="high"
        />
      ))}
      <picture>
        <source media={tallShape.media} srcSet={srcSet('tall', tall)} sizes={tallShape.sizes} />
        <img
          data-picture={`wide/${wide}`}
          className={`cover ${styles.picture}`}
          src={largest('wide', wide)}
          srcSet={srcSet('wide', wide)}
          sizes={wideShape.sizes}
          width={lit.width}
          height={lit.height}
          alt={altOf(wide)}
          loading="eager"
          fetchPriority="high"
        />
      </picture>
      <picture>
        <source media={tallShape.media} srcSet={largest('tallUnlit', tallUnlit)} />
        <img
          data-unlit=""
          data-picture={`wideUnlit/${wideUnlit}`}
          className={`cover ${styles.picture} ${styles.unlit}`}
          src={largest('wideUnlit', wideUnlit)}
          width={unlit.width}
          height={unlit.height}
          alt=""
          loading="lazy"
          fetchPriority="low"
          decoding="async"
        />
      </picture>
    </div>
  );
}
