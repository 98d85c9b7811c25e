import { media } from '@/components/ui/media';
import { SiteLink } from '@/components/ui/site-link';
import { content } from '@/model/content';
import styles from './brand.module.css';
import { TintedPicture } from './tinted-picture';

/** The logo and the short name, a link to Home, in the header and the footer. */
export function Brand({ ground }: { ground: 'dark' | 'light' }) {
  const hasTwo = ground === 'light' && media.logo.dark !== media.logo.light;
  return (
    <SiteLink href="/" className={styles.brand}>
      <TintedPicture
        tints={media.logo}
        ground={ground}
        className={hasTwo ? `${styles.logo} ${styles.onLight}` : styles.logo}
      />
      {hasTwo && (
        <TintedPicture
          tints={media.logo}
          ground="dark"
          className={`${styles.logo} ${styles.onDark}`}
        />
      )}
      <span className={styles.name}>{content.site.shortName}</span>
    </SiteLink>
  );
}
