import { CallNow } from '@/components/shared/call-now';
import { mediaPicture } from '@/components/shared/media';
import { altOf, FocusStyle, largest, srcSet } from '@/components/shared/picture';
import { breakpoint } from '@/components/styles/breakpoints';
import { content } from '@/content/schema';
import styles from './closing-band.module.css';

/** The last word: what is broken at night, and the call button once more. */
export function ClosingBand() {
  const { heading, text, wide, tall } = content.home.closing;
  const { width, height } = mediaPicture('wide', wide);
  return (
    <section className={styles.band} data-print="hide" data-call-end="" data-wide={wide}>
      <FocusStyle kind="wide" file={wide} />
      <picture>
        <source media={breakpoint('tablet')} srcSet={srcSet('card', tall)} sizes="100vw" />
        <img
          data-picture={`wide/${wide}`}
          className={`cover ${styles.picture}`}
          src={largest('wide', wide)}
          srcSet={srcSet('wide', wide)}
          sizes="max(100vw, 1000px)"
          width={width}
          height={height}
          alt={altOf(wide)}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <div className={styles.words}>
        <h2 data-reveal="once" className={`display ${styles.heading}`}>
          {heading}
        </h2>
        <p className={`lead ${styles.text}`}>{text}</p>
        <CallNow />
      </div>
    </section>
  );
}
