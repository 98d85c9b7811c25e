import drawn from '@/components/ui/drawn-logo.module.css';
import { media } from '@/components/ui/media';
import { withBasePath } from '@/model/content';
import styles from './loader.module.css';

/**
 * The overlay on a session's first page. The script in the head decides whether it is shown (loader.head.ts), CSS times it,
 * and a visitor's own act ends it (loader.island.ts). It is hidden from screen readers.
 */
export function Loader() {
  const { dark, inline, width, height } = media.logo;
  const picture = (
    <img
      src={inline ?? withBasePath(dark)}
      width={width}
      height={height}
      alt=""
      fetchPriority="high"
    />
  );
  return (
    <div className={styles.loader} aria-hidden="true" data-loader-overlay="">
      <span className={`${drawn.logo} ${styles.logo}`}>
        {picture}
        {picture}
      </span>
    </div>
  );
}
