import { Drawing } from '@/components/ui/drawing';
import { media } from '@/components/ui/media';
import { SiteLink } from '@/components/ui/site-link';
import { content } from '@/model/content';
import styles from './brand.module.css';

/**
 * Renders the logo and the short name as a link to Home. Both logos are in the page, because the background changes in
 * print, in forced colours and while the menu is open.
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
