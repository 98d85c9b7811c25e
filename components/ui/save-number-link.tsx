import { content, withBasePath } from '@/model/content';
import { PhoneGlyph } from './contact-links';
import styles from './save-number-link.module.css';

/** Renders a link to the business's card for address books (app/contact.vcf). */
export function SaveNumberLink() {
  return (
    <a href={withBasePath('/contact.vcf')} type="text/vcard" className={styles.link}>
      <PhoneGlyph className={styles.glyph} />
      {content.common.saveNumber}
    </a>
  );
}
