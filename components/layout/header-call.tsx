import button from '@/components/ui/button.module.css';
import { telephoneLink } from '@/components/ui/contact-links';
import { content } from '@/model/content';
import styles from './header-call.module.css';

/** A longer text leaves no room for the number on small computers. */
const lettersBesideNumber = 10;

/** The header's call link. Only desktops have room for the number. */
export function HeaderCall() {
  return (
    <a
      className={`${button.amber} ${styles.call}`}
      data-long={content.common.callUs.length > lettersBesideNumber ? '' : undefined}
      {...telephoneLink}
    >
      <span className={button.capitals}>{content.common.callUs}</span>{' '}
      <span className={`${styles.number} phone-number`}>{content.site.phone.display}</span>
    </a>
  );
}
