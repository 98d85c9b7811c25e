import { reveal } from '@/components/reveal/reveal';
import { content } from '@/model/content';
import styles from './audience.module.css';

/** Renders the list of audiences: who the services are for. */
export function Audience() {
  const { heading, entries } = content.home.audience;
  return (
    <section aria-labelledby="audienceHeading">
      <h3 id="audienceHeading" className="visually-hidden">
        {heading}
      </h3>
      <div className={styles.list}>
        {entries.map(({ title, text }, index) => (
          <div key={index} {...reveal('once')} className={styles.audience}>
            <h4 className={styles.title}>{title}</h4>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
