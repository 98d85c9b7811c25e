import { content } from '@/model/content';
import styles from './facts.module.css';

/** Renders the last row of the hero, three facts about the business. night.island.ts fills in the time at night. */
export function Facts() {
  return (
    <ul className={styles.facts}>
      {content.home.facts.map(({ title, text, night }, index) => (
        <li key={index}>
          <strong>{title}</strong>{' '}
          <span className={styles.text}>
            <span>{text}</span>
            {night && <span className={styles.night} data-night={night} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
