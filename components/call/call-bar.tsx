import type { ReactNode } from 'react';
import styles from './call-bar.module.css';
import { CallButton } from './call-button';

/**
 * Home's sections below the hero, with a call button that stays in the window: at its foot, or in the header's right. It
 * is away while the hero's call or the closing one can be seen.
 */
export function CallBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.sections}>
      {children}
      <div className={styles.bar} data-call-bar="">
        <CallButton />
      </div>
    </div>
  );
}
