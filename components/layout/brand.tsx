import { Drawing } from '@/components/ui/drawing';
import { media } from '@/components/ui/media';
import { SiteLink } from '@/components/ui/site-link';
import { content } from '@/model/content';
import styles from './brand.module.css';

/**
 * The logo and the short name, a link to Home, in the header and the footer. Both logos are in the page, because the
 * ground changes: in print, in forced colours and under the open menu.
 */
export function Brand({ background }: { background: 'dark' | 'light' }) {
  const { onLight, onDark } = media.logo;
  return (
    <SiteLink
      href="/"
      className={`${styles.brand} ${background === 'dark' ? styles.darkBackground : ''}`}
    >
      <Drawing drawing={onLight} className={`${styles.logo} ${styles.onLight}`} data-logo="" />
      <Drawing
        drawing={onDark ?? onLight}
        className={`${styles.logo} ${styles.onDark} ${onDark ? '' : 'silhouette'}`}
      />
      <span className={styles.name}>{content.site.shortName}</span>
    </SiteLink>
  );
}
