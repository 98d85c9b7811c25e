import type { ReactNode } from 'react';
import { reveal } from '@/components/reveal/reveal';
import styles from './section-header.module.css';

interface SectionHeaderProps {
  heading: string;
  text: ReactNode;
  /** Below the text. */
  children: ReactNode;
}

/** A large heading at the left, its text at the right. */
export function SectionHeader({ heading, text, children }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 {...reveal('once')}>{heading}</h2>
      <div className={styles.body}>
        <p className="lead">{text}</p>
        {children}
      </div>
    </div>
  );
}
