import { content } from '@/model/content';
import styles from './facts.module.css';

/** How many letters of a title, a text and a word have room in a third of a phone's width. */
const letters = { title: 24, text: 40, word: 10 };

/** Three facts about the business, the last row of the hero; hero/night.island.ts fills in the time at night. A phone shows long ones one below the other. */
export function Facts() {
  const { facts } = content.home;
  const areLong = facts.some(
    ({ title, text }) =>
      title.length > letters.title ||
      text.length > letters.text ||
      `${title} ${text}`.split(/[\s-]/).some((word) => word.length > letters.word),
  );
  return (
    <ul className={styles.facts} data-long={areLong ? '' : undefined}>
      {facts.map(({ title, text, night }, index) => (
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
