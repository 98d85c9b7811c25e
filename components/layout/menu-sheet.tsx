import { CurrentLink } from '@/components/islands/links/current-link';
import { telephoneLink } from '@/components/shared/contact-links';
import { toSite } from '@/components/shared/site-link';
import { content } from '@/content/schema/content';
import styles from './menu-sheet.module.css';

/** What the menu holds on small screens: the pages as panes, then the phone number and hours. */
export function MenuSheet() {
  return (
    <div className={styles.sheet}>
      <nav className={styles.pages} aria-label={content.common.menuLabel}>
        <ul>
          {content.navigation.map(({ name, path }) => (
            <li key={path}>
              <CurrentLink page={path} {...toSite(path)}>
                {name}
              </CurrentLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.line}>
        <a {...telephoneLink}>{content.site.phone.display}</a>
        <span>{content.common.menuHours}</span>
      </p>
    </div>
  );
}
