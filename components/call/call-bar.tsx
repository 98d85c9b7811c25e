import type { ReactNode } from 'react';
import styles from './call-bar.module.css';
import { CallButton } from './call-button';

/**
 * Home's sections below the hero, with a call button at the foot of small windows. It is away while the hero's call or the
 * closing one can be seen. Large windows have it in the header (`HeaderCall`).
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
