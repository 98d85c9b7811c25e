import type { ReactNode } from 'react';
import styles from './call-bar.module.css';
import { CallButton } from './call-button';

/**
 * Wraps Home's sections below the hero and renders a call button at the bottom of small windows, which is hidden while
 * the hero's call or the closing call is in view. In large windows the button is in the header (`HeaderCall`).
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
