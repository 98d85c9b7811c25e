'use client';

import type { ReactNode } from 'react';
import styles from './menu.module.css';

interface MenuProps {
  label: string;
  toggleClassName: string | undefined;
  children: ReactNode;
}

/**
 * The hamburger toggle and the sheet that it opens, a popover: opening, closing, Escape and the
 * focus's way in and back are the browser's, so the menu works before and without script.
 */
export function Menu({ label, toggleClassName, children }: MenuProps) {
  return (
    <>
      <button
        type="button"
        className={toggleClassName}
        popoverTarget="menu"
        aria-label={label}
        aria-expanded={false}
      >
        <svg
          className={styles.glyph}
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
    </>
  );
}
