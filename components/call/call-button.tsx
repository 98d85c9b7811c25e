import styles from '@/components/ui/button.module.css';
import { telephoneLink } from '@/components/ui/contact-links';
import { content } from '@/model/content';

/** The large call button: its text, and the phone number. */
export function CallButton() {
  return (
    <a className={`${styles.button} ${styles.amber} ${styles.call}`} {...telephoneLink}>
      <span className={`${styles.label} ${styles.capitals}`}>
        <svg className={styles.glyph} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M6.6 2.5 9.8 2l2 5.2-2.6 2a13 13 0 0 0 5.6 5.6l2-2.6 5.2 2-.5 3.2c-.2 1.6-1.6 2.7-3.2 2.6C9.6 19.5 3.5 13 3.9 5.7c.1-1.6 1.2-3 2.7-3.2z" />
        </svg>
        {content.common.callNow}
      </span>{' '}
      <span className={`${styles.number} phone-number`}>{content.site.phone.display}</span>
    </a>
  );
}
