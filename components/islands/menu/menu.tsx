import type { ReactNode } from 'react';
import { Island } from '../island';
import styles from './menu.module.css';

interface MenuProps {
  label: string;
  toggleClassName: string | undefined;
  children: ReactNode;
}

/**
 * The toggle and the menu, a popover: the browser opens and closes it and moves the focus, so it works
 * without script. It is not hydrated. menu-state.ts sets its ARIA state, and start.tsx
 * animates its links.
 */
export function Menu({ label, toggleClassName, children }: MenuProps) {
  return (
    <Island name="menu" props={{}} className={styles.menu}>
      <button
        type="button"
        className={toggleClassName}
        popoverTarget="menu"
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
    </Island>
  );
}
