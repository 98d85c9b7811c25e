import { DrawnLogo } from '@/components/ui/drawn-logo';
import drawn from '@/components/ui/drawn-logo.module.css';
import { logoOnDark, media } from '@/components/ui/media';
import styles from './loader.module.css';

/**
 * Renders the overlay of a session's first page. loader.head.ts decides whether it is shown, CSS animates it, and the
 * visitor can dismiss it (loader.island.ts). It is hidden from screen readers.
 */
export function Loader() {
  const { inline = logoOnDark.src } = media.logo;
  return (
    <div className={styles.loader} aria-hidden="true" data-loader-overlay="">
      <DrawnLogo {...logoOnDark} src={inline} className={`${drawn.logo} ${styles.logo}`} />
    </div>
  );
}
