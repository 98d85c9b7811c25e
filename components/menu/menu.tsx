import type { ReactNode } from 'react';
import { lateScript } from '@/components/shared/late-script';
import styles from './menu.module.css';

interface MenuProps {
  label: string;
  toggleClassName: string | undefined;
  children: ReactNode;
}

/**
 * The toggle and the menu, a popover: the browser opens and closes it and moves the focus, so it works
 * without script. menu-state.ts sets its ARIA state, and animate-links.ts animates its links.
 */
export function Menu({ label, toggleClassName, children }: MenuProps) {
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={toggleClassName}
        popoverTarget="menu"
        data-script={lateScript('menu')}
        aria-label={label}
        data-print="hide"
        suppressHydrationWarning
      >
        <svg
          className={styles.icon}
          viewBox="0 0 26 26"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M0 6h26" />
          <path d="M0 20h26" />
        </svg>
      </button>
      <div id="menu" popover="auto" className={styles.sheet}>
        {children}
      </div>
    </div>
  );
}
