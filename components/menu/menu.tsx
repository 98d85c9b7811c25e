import { PhoneLink } from '@/components/ui/contact-links';
import { PageLinks } from '@/components/ui/page-links';
import type { PagePath } from '@/model';
import { content } from '@/model/content';
import styles from './menu.module.css';

const { menuLabel, menuHours } = content.common;

/** In characters. A longer label has no room below the icon, so only screen readers announce it. */
const maxVisibleLabel = 6;

interface MenuProps {
  /** The current page, whose link is marked. */
  path: PagePath | undefined;
  toggleClassName: string | undefined;
}

/**
 * Renders the menu and its toggle: the page links as tiles, then the phone number and the hours. The menu is a popover,
 * which the browser opens, closes and focuses without script. menu.island.ts enhances it.
 */
export function Menu({ path, toggleClassName }: MenuProps) {
  return (
    <>
      <button
        type="button"
        className={toggleClassName}
        popoverTarget="mainMenu"
        aria-label={menuLabel}
      >
        <svg
          className={styles.icon}
          viewBox="0 0 26 26"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M0 6h26" />
          <path d="M0 20h26" />
        </svg>
        {menuLabel.length <= maxVisibleLabel && <span className={styles.label}>{menuLabel}</span>}
      </button>
      <div id="mainMenu" popover="auto" className={styles.menu}>
        <nav className={styles.pages} aria-label={menuLabel}>
          <ul>
            <PageLinks path={path} autoFocus />
          </ul>
        </nav>
        <div className={`${styles.phoneRow} row`}>
          <PhoneLink />
          <span>{menuHours}</span>
        </div>
      </div>
    </>
  );
}
