import { CallNow } from '@/components/shared/call-now';
import cells from '@/components/shared/cells.module.css';
import { content } from '@/content/schema';
import styles from './hero.module.css';
import { HeroPicture } from './hero-picture';

/**
 * The first screen: the promise and the call button, the picture, and the sill of three facts. The words come
 * first in the document, because on phones the picture begins where they end.
 */
export function Hero() {
  const { hero, facts } = content.home;
  return (
    <section className={styles.hero} data-print="stack">
      <div className={styles.copy} data-print="stack">
        <p className={`lead ${styles.eyebrow}`}>{hero.eyebrow}</p>
        <h1 className={`display ${styles.headline}`}>{hero.headline}</h1>
        <p className={`lead ${styles.area}`}>{hero.area}</p>
        <div className={styles.call} data-hero-call="">
          <CallNow />
        </div>
      </div>
      <HeroPicture />
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
