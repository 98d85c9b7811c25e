import { Drawing } from '@/components/shared/drawing';
import drawn from '@/components/shared/drawn-mark.module.css';
import { media } from '@/components/shared/media';
import styles from './loader.module.css';

/**
 * The sash window over a session's first page. It is decoration: off unless the script in the head
 * turns it on (components/inline-scripts/loader.ts), timed by its style sheet, silent for screen readers.
 */
export function Loader() {
  return (
    <div className={styles.loader} aria-hidden="true" data-loader-overlay="" data-print="hide">
      {/* With ids of its own: a mark that is not displayed takes the gradients of others with it. */}
      <Drawing
        svg={media.logo.replaceAll('logo__', 'loader__')}
        className={`${drawn.mark} ${styles.mark}`}
      />
    </div>
  );
}
