import { DrawnLogo } from '@/components/ui/drawn-logo';
import drawn from '@/components/ui/drawn-logo.module.css';
import { logoOnDark, media } from '@/components/ui/media';
import styles from './loader.module.css';

/**
 * The overlay on a session's first page. The script in the head decides whether it is shown (loader.head.ts), CSS times it,
 * and a visitor's own act ends it (loader.island.ts). It is hidden from screen readers.
 */
export function Loader() {
  const { inline = logoOnDark.src } = media.logo;
  return (
    <div className={styles.loader} aria-hidden="true" data-loader-overlay="">
      <DrawnLogo {...logoOnDark} src={inline} className={`${drawn.logo} ${styles.logo}`} />
    </div>
  );
}
