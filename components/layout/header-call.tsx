import callBar from '@/components/call/call-bar.module.css';
import button from '@/components/ui/button.module.css';
import { telLinkProps } from '@/components/ui/contact-links';
import { content } from '@/model/content';
import styles from './header-call.module.css';

const { callNow, callUs } = content.common;

/** In characters. A longer text leaves no room for the number on laptops. */
const longTextThreshold = 10;

/**
 * Renders the header's call link. Only desktops have room for the number. On Home, it is only in windows without the
 * call bar at the bottom, and it keeps its space while it is hidden.
 */
export function HeaderCall({ isHome }: { isHome: boolean }) {
  const label = isHome ? callNow : callUs;
  return (
    <div
      className={
        isHome ? `${styles.wrapper} ${callBar.inHeader} ${callBar.autoHide}` : styles.wrapper
      }
      data-call-bar={isHome ? '' : undefined}
    >
      <a
        className={`${button.amber} ${styles.call}`}
        data-long={label.length > longTextThreshold ? '' : undefined}
        {...telLinkProps()}
      >
        <span className={button.capitals}>{label}</span>{' '}
        <span className={`${styles.number} phone-number`}>{content.site.phone.display}</span>
      </a>
    </div>
  );
}
