import drawn from '@/components/shared/drawn-mark.module.css';
import { Logo } from '@/components/shared/logo';
import styles from './loader.module.css';

/**
 * The sash window over a session's first page. It is decoration: off unless the script in the head
 * turns it on (components/inline-scripts/loader.ts), timed by its style sheet, silent for screen readers.
 */
export function Loader() {
  return (
    <div className={styles.loader} aria-hidden="true" data-loader-overlay="" data-print="hide">
      <Logo className={`${drawn.mark} ${styles.mark}`} ids="loader" />
    </div>
  );
}
