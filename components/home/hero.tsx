import { CallNow } from '@/components/shared/call-now';
import { largest, srcSet } from '@/components/shared/picture';
import { builtPicture } from '@/content/built-pictures';
import { content } from '@/content/content';
import styles from './hero.module.css';

const phone = '(max-width: 800px)';
const desktop = '(min-width: 800.02px)';

/** The first screen: the lit house, the promise and the call button; then a sill of three facts. */
export function Hero() {
  const { hero, facts } = content.home;
  return (
    <section className={styles.hero}>
      <HeroPicture />
      <div className={styles.copy}>
        <p className={styles.eyebrow}>{hero.eyebrow}</p>
        <h1 className={styles.headline}>{hero.headline}</h1>
        <p className={styles.area}>{hero.area}</p>
        <div className={styles.call}>
          <CallNow />
        </div>
      </div>
      <ul className={styles.sill}>
        {facts.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The lit house, wide or tall by the screen, and over it the same view unlit, which only a session's
 * first visit asks for (it is not displayed otherwise) and which fades as the loader lifts.
 */
function HeroPicture() {
  const { wide, tall, wideUnlit, tallUnlit } = content.home.hero;
  const { width, height, alt } = builtPicture('wide', wide);
  const unlit = builtPicture('wideUnlit', wideUnlit);
  const sizesTall = 'max(100vw, 66svh)';
  const sizesWide = 'max(100vw, 178svh)';
  return (
    <>
      {/* Elements, not react-dom's preload(): its hint would fetch the picture with each prefetch. */}
      <link
        rel="preload"
        as="image"
        media={phone}
        imageSrcSet={srcSet('tall', tall)}
        imageSizes={sizesTall}
        fetchPriority="high"
      />
      <link
        rel="preload"
        as="image"
        media={desktop}
        imageSrcSet={srcSet('wide', wide)}
        imageSizes={sizesWide}
        fetchPriority="high"
      />
      <picture>
        <source media={phone} srcSet={srcSet('tall', tall)} sizes={sizesTall} />
        <img
          data-picture={`wide/${wide}`}
          className={styles.picture}
          src={largest('wide', wide)}
          srcSet={srcSet('wide', wide)}
          sizes={sizesWide}
          width={width}
          height={height}
          alt={alt}
          fetchPriority="high"
        />
      </picture>
      <picture>
        <source media={phone} srcSet={srcSet('tallUnlit', tallUnlit)} />
        <img
          data-unlit=""
          data-picture={`wideUnlit/${wideUnlit}`}
          className={`${styles.picture} ${styles.unlit}`}
          src={largest('wideUnlit', wideUnlit)}
          width={unlit.width}
          height={unlit.height}
          alt=""
          loading="lazy"
          fetchPriority="low"
          decoding="async"
        />
      </picture>
    </>
  );
}
