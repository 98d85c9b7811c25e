import type { ReactNode } from 'react';
import styles from './call-bar.module.css';
import { CallButton } from './call-button';

/**
 * Wraps Home's sections below the hero in the element in which a call button sticks to the bottom of small windows. The
 * button is hidden while the hero's call or the closing call is in view. In large windows it is in the header
 * (`HeaderCall`).
 */
export function CallBar({ children }: { children: ReactNode }) {
  return (
    <div>
      {children}
      <div className={`${styles.bar} ${styles.autoHide}`} data-call-bar="">
        <CallButton />
      </div>
    </div>
  );
}
