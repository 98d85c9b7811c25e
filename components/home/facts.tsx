import { keepPhrases } from '@/components/shared/phrases';
import { content } from '@/content';
import styles from './facts.module.css';

/** Three facts about the business, the last row of the hero. */
export function Facts() {
  const { facts } = content.home;
  const needRoom = facts.some(
    ({ title, text }) =>
      title.length > 24 || text.length > 40 || /[^\s-]{11}/.test(`${title} ${text}`),
  );
  return (
    <ul
      className={`${styles.facts} ${needRoom ? 'hidden-while-parsed' : ''}`}
      data-long={needRoom ? '' : undefined}
    >
      {facts.map(({ title, text }, index) => (
        <li key={index}>
          <strong>{keepPhrases(title, 14)}</strong> <span>{keepPhrases(text, 14)}</span>
        </li>
      ))}
    </ul>
  );
}
