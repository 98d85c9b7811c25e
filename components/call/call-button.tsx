import styles from '@/components/ui/button.module.css';
import { PhoneGlyph, telLinkProps } from '@/components/ui/contact-links';
import { content } from '@/model/content';

/** Renders the large call button with its text and the phone number. */
export function CallButton() {
  return (
    <a className={`${styles.button} ${styles.amber} ${styles.call}`} {...telLinkProps()}>
      <span className={`${styles.label} ${styles.capitals}`}>
        <PhoneGlyph className={styles.glyph} />
        {content.common.callNow}
      </span>{' '}
      <span className={`${styles.number} phone-number`}>{content.site.phone.display}</span>
    </a>
  );
}
