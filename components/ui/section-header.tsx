import type { ReactNode } from 'react';
import { reveal } from '@/components/reveal/reveal';
import styles from './section-header.module.css';

interface SectionHeaderProps {
  heading: string;
  text: ReactNode;
  /** Shown beside or below the text. */
  children: ReactNode;
}

/** Renders a heading on the left and its text on the right. */
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
