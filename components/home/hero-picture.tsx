import { mediaPicture } from '@/components/shared/media';
import { imageOf } from '@/components/shared/picture';
import { breakpoint } from '@/components/styles/breakpoints';
import { content } from '@/content/schema';
import styles from './hero.module.css';

const { wide, tall, wideUnlit, tallUnlit } = content.home.hero;
const wideImage = imageOf('wide', wide);
const tallImage = imageOf('tall', tall);
const isTall = breakpoint('tall');

/** The crop for tall screens is as wide as the screen, the wide one covers it. */
const sizes = { tall: '100vw', wide: 'max(100vw, 178svh)' };

/** No screen may match both. */
const preloads = [
  { media: isTall, imageSrcSet: tallImage.srcSet, imageSizes: sizes.tall },
  { media: `not all and (${isTall})`, imageSrcSet: wideImage.srcSet, imageSizes: sizes.wide },
];

/** Where the focus of a crop is, in shares of its width and height, for the style sheet. */
function focusOf(kind: 'wide' | 'tall', file: string): string {
  const { focus } = mediaPicture(kind, file);
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat);
  return `--${kind}-x:${x / 100};--${kind}-y:${y / 100}`;
}

/**
 * The lit house, in the shape of the screen, and over it the same view in the dark, which only a session's
 * first visit asks for (it is not displayed otherwise) and which fades as the loader lifts.
 */
export function HeroPicture() {
  const above = `--tall-above:${mediaPicture('tall', tall).above}`;
  return (
    <div className={styles.stage} data-print="hide">
      <style href="hero" precedence="generated">
        {`@layer generated{.${styles.hero}{${focusOf('wide', wide)};${focusOf('tall', tall)};${above}}}`}
      </style>
      {/* Elements, not react-dom's preload(): its hint would fetch the picture with each prefetch. */}
      {preloads.map((preload) => (
        <link key={preload.media} rel="preload" as="image" fetchPriority="high" {...preload} />
      ))}
      <picture>
        <source media={isTall} srcSet={tallImage.srcSet} sizes={sizes.tall} />
        <img
          {...wideImage}
          className={`cover ${styles.picture}`}
          sizes={sizes.wide}
          alt={wideImage.alt}
          loading="eager"
          fetchPriority="high"
        />
      </picture>
      <picture>
        <source media={isTall} srcSet={imageOf('tallUnlit', tallUnlit).src} />
        <img
          {...imageOf('wideUnlit', wideUnlit)}
          data-hero-dark=""
          className={`cover ${styles.picture} ${styles.dark}`}
          srcSet={undefined}
          alt=""
          loading="lazy"
          fetchPriority="low"
          decoding="async"
        />
      </picture>
    </div>
  );
}
