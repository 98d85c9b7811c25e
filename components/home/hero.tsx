import { CallNow } from '@/components/shared/call-now';
import cells from '@/components/shared/cells.module.css';
import { mediaPicture, shadeColours } from '@/components/shared/media';
import { keepPhrases } from '@/components/shared/phrases';
import { imageOf, Picture } from '@/components/shared/picture';
import { breakpoint } from '@/components/styles/breakpoints';
import { content } from '@/content';
import styles from './hero.module.css';

/** What the style sheet needs to know of a picture: its focus, in shares of its width and height, and its shades. */
function layoutOf(kind: 'wide' | 'tall', file: string): string {
  const { focus, above, wordsUntil, shades } = mediaPicture(kind, file);
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat);
  const [top, words] = shadeColours(shades);
  return [
    `--${kind}-x:${x / 100};--${kind}-y:${y / 100};--${kind}-top:${top};--${kind}-words:${words}`,
    kind === 'tall' ? `;--tall-above:${above};--tall-until:${wordsUntil}` : '',
  ].join('');
}

/**
 * The first screen: headline and call button, the picture, and a row of three facts. The picture is a lit house, in the shape of
 * the screen. Over it is the same view without lights (`unlit`). Only a session's first page displays and fetches
 * that one. It fades out when the loader ends.
 */
export function Hero() {
  const { hero, facts } = content.home;
  const { wide, tall, wideUnlit, tallUnlit } = hero;
  const isLong = hero.headline.length > 45 || hero.area.length > 90;
  const needRoom = facts.some(
    ({ title, text }) =>
      title.length > 24 || text.length > 40 || /[^\s-]{11}/.test(`${title} ${text}`),
  );
  return (
    <section className={styles.hero} data-print="stack" data-long={isLong ? '' : undefined}>
      <style href="hero" precedence="generated">
        {`@layer generated{.${styles.hero}{${layoutOf('wide', wide)};${layoutOf('tall', tall)}}}`}
      </style>
      <div className={styles.copy} data-print="stack">
        <p className={`lead ${styles.eyebrow}`}>{hero.eyebrow}</p>
        <h1 className={`display ${styles.headline}`}>{hero.headline}</h1>
        <p className={`lead ${styles.area}`}>{keepPhrases(hero.area)}</p>
      </div>
      <div className={styles.call} data-hero-call="">
        <CallNow />
      </div>
      <div className={styles.pictures} data-print="hide">
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
            data-hero-unlit=""
            className={`cover ${styles.picture} ${styles.unlit}`}
            srcSet={undefined}
            alt=""
            loading="lazy"
            fetchPriority="low"
            decoding="async"
          />
        </picture>
      </div>
      <ul
        className={`${cells.cells} ${styles.facts} ${needRoom ? 'hidden-while-parsed' : ''}`}
        data-long={needRoom ? '' : undefined}
      >
        {facts.map(({ title, text }, index) => (
          <li key={index} className={cells.cell}>
            <strong>{keepPhrases(title, 14)}</strong> <span>{keepPhrases(text, 14)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
