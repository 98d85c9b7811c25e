import styles from './loader.module.css';

/**
 * The sash window over a session's first page. It is decoration: off unless the script in the head
 * turns it on (components/boot/loader.ts), timed by its style sheet, silent for screen readers.
 */
export function Loader() {
  return (
    <div className={styles.loader} aria-hidden="true" data-loader-overlay="">
      <svg className={styles.window} viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <path className={styles.pane} d="M16 3h13v13H16z" />
        <path className={styles.frame} d="M3 3h26v26H3z" pathLength="1" />
        <path className={styles.bar} d="M16 3v26" pathLength="1" />
        <path className={styles.bar} d="M3 16h26" pathLength="1" />
      </svg>
    </div>
  );
}
