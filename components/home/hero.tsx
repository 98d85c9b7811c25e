import { CallNow } from '@/components/shared/call-now';
import cells from '@/components/shared/cells.module.css';
import { mediaPicture } from '@/components/shared/media';
import { imageOf, Picture } from '@/components/shared/picture';
import { breakpoint } from '@/components/styles/breakpoints';
import { content } from '@/content/schema';
import styles from './hero.module.css';

/** Where the focus of a crop is, in shares of its width and height, for the style sheet. */
function focusOf(kind: 'wide' | 'tall', file: string): string {
  const [x = 50, y = 50] = mediaPicture(kind, file).focus.split(' ').map(Number.parseFloat);
  return `--${kind}-x:${x / 100};--${kind}-y:${y / 100}`;
}

/**
 * The first screen: the promise and the call button, the picture, and the sill of three facts. The words come
 * first in the document, because on phones the picture begins where they end. The picture is a lit house, in the
 * shape of the screen, and over it the same view in the dark, which only a session's first visit asks for (it is
 * not displayed otherwise) and which fades as the loader lifts.
 */
export function Hero() {
  const { hero, facts } = content.home;
  const { wide, tall, wideUnlit, tallUnlit } = hero;
  const above = `--tall-above:${mediaPicture('tall', tall).above}`;
  return (
    <section className={styles.hero} data-print="stack">
      <style href="hero" precedence="generated">
        {`@layer generated{.${styles.hero}{${focusOf('wide', wide)};${focusOf('tall', tall)};${above}}}`}
      </style>
      <div className={styles.copy} data-print="stack">
        <p className={`lead ${styles.eyebrow}`}>{hero.eyebrow}</p>
        <h1 className={`display ${styles.headline}`}>{hero.headline}</h1>
        <p className={`lead ${styles.area}`}>{hero.area}</p>
        <div className={styles.call} data-hero-call="">
          <CallNow />
        </div>
      </div>
      <div className={styles.stage} data-print="hide">
        <picture>
          <source media={breakpoint('tall')} srcSet={imageOf('tall', tall).srcSet} sizes="100vw" />
          <Picture
            kind="wide"
            file={wide}
            className={`cover ${styles.picture}`}
            sizes="max(100vw, 178svh)"
            first
          />
        </picture>
        <picture>
          <source media={breakpoint('tall')} srcSet={imageOf('tallUnlit', tallUnlit).src} />
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
      <ul className={`${cells.cells} ${styles.facts}`}>
        {facts.map(({ title, text }) => (
          <li key={title} className={cells.cell}>
            <strong>{title}</strong> <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
