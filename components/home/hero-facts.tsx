import { content } from '@/content/schema/content';
import styles from './hero-facts.module.css';

/** The sill of the first screen: three facts. */
export function HeroFacts() {
  return (
    <ul className={styles.sill}>
      {content.home.facts.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
