import drawn from '@/components/shared/drawn-mark.module.css';
import { InlineSvg } from '@/components/shared/inline-svg';
import { media } from '@/components/shared/media';
import styles from './loader.module.css';

/**
 * The overlay on a session's first page. The script in the head decides whether it is shown (loader.head.ts), CSS times it,
 * and a visitor's own act ends it (loader.island.ts). It is hidden from screen readers.
 */
export function Loader() {
  return (
    <div className={styles.loader} aria-hidden="true" data-loader-overlay="">
      {/* Other ids than the header's mark: a gradient whose element is not displayed cannot be used by another. */}
      <InlineSvg
        svg={media.logo.replaceAll('logo__', 'loader__')}
        className={`${drawn.mark} ${styles.mark}`}
      />
    </div>
  );
}
