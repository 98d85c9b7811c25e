import type { ReactNode } from 'react';
import styles from './section-header.module.css';

/** A large heading at the left, its text, if any, at the right. */
export function SectionHeader({ heading, text }: { heading: string; text?: ReactNode }) {
  return (
    <div className={styles.header}>
      <h2 data-reveal="once">{heading}</h2>
      {text && <p className={`lead ${styles.aside}`}>{text}</p>}
    </div>
  );
}
