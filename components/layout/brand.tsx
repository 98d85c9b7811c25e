import { InlineSvg } from '@/components/shared/inline-svg';
import { media } from '@/components/shared/media';
import { SiteLink } from '@/components/shared/site-link';
import { content } from '@/content';
import styles from './brand.module.css';

/** The logo and the short name, a link to Home, in the header and the footer. */
export function Brand() {
  return (
    <SiteLink href="/" className={styles.brand}>
      <InlineSvg svg={media.logo} className={styles.logo} />
      <span className={styles.name}>{content.site.shortName}</span>
    </SiteLink>
  );
}
