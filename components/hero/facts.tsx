import { content } from '@/model/content';
import styles from './facts.module.css';

/** Three facts about the business, the last row of the hero; hero/night.island.ts fills in the time at night. */
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
