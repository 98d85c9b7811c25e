import type { ReactNode } from 'react';
import { Reveal } from '@/components/shared/reveal';
import styles from './section-head.module.css';

interface SectionHeadProps {
  heading: string;
  /** The page's first heading stands still: it is in view when the page opens. */
  level?: 1 | 2;
  children?: ReactNode;
}

/** A large heading at the left, its sentence at the right. */
export function SectionHead({ heading, level = 2, children }: SectionHeadProps) {
  return (
    <div className={styles.head} data-print="stack">
      {level === 1 ? (
        <h1>{heading}</h1>
      ) : (
        <Reveal as="h2" kind="once">
          {heading}
        </Reveal>
      )}
      {children && <div className={`lead ${styles.aside}`}>{children}</div>}
    </div>
  );
}
