import type { ReactNode } from 'react';
import { reveal } from '@/components/reveal/reveal';
import styles from './section-header.module.css';

/** A large heading at the left, its text, if any, at the right. */
export function SectionHeader({ heading, text }: { heading: string; text?: ReactNode }) {
  return (
    <div className={styles.header}>
      <h2 {...reveal('once')}>{heading}</h2>
      {text && <p className={`lead ${styles.aside}`}>{text}</p>}
    </div>
  );
}
