import button from '@/components/ui/button.module.css';
import { telephoneLink } from '@/components/ui/contact-links';
import { content } from '@/model/content';
import styles from './header-call.module.css';

/** The header's call link. Only desktops have room for the number. */
export function HeaderCall() {
  return (
    <a className={`${button.amber} ${styles.call}`} {...telephoneLink}>
      <span className={button.capitals}>{content.common.callUs}</span>{' '}
      <span className={`${styles.number} phone-number`}>{content.site.phone.display}</span>
    </a>
  );
}
