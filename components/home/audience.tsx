import cells from '@/components/shared/cells.module.css';
import { content } from '@/content/schema';
import styles from './audience.module.css';

/** Who the services are for, in three cells. */
export function Audience() {
  const { heading, entries } = content.home.audience;
  return (
    <section className={styles.section} aria-labelledby="audience">
      <h2 id="audience" className="visually-hidden">
        {heading}
      </h2>
      <div className={`${cells.cells} ${styles.cells}`}>
        {entries.map(({ title, text }, index) => (
          <div data-reveal="once" key={index} className={`${cells.cell} ${styles.cell}`}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
