import { CallButton } from '@/components/shared/call-button';
import { mediaPicture, shadeColours } from '@/components/shared/media';
import { keepPhrases } from '@/components/shared/phrases';
import { imageOf, Picture } from '@/components/shared/picture';
import { breakpoint } from '@/components/styles/breakpoints';
import { content } from '@/content';
import styles from './home-call-to-action.module.css';

/** The last section of Home: heading, picture and call button. */
export function HomeCallToAction() {
  const { heading, text, wide, tall } = content.home.closing;
  return (
    <section className={styles.band} data-print="hide">
      <style href="closing" precedence="generated">
        {`@layer generated{.${styles.band}{--wide-words:${shadeColours(mediaPicture('wide', wide).shades)[1]}}}`}
      </style>
      <picture>
        <source media={breakpoint('tablet')} srcSet={imageOf('card', tall).srcSet} sizes="100vw" />
        <Picture
          kind="wide"
          file={wide}
          className={`cover ${styles.picture}`}
          sizes="max(100vw, 1000px)"
        />
      </picture>
      <div className={styles.words}>
        <h2 data-reveal="once" className={`display ${styles.heading}`}>
          {heading}
        </h2>
        <p className={`lead ${styles.text}`}>{keepPhrases(text)}</p>
        <div data-closing-call="">
          <CallButton />
        </div>
      </div>
    </section>
  );
}
