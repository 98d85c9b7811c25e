import { telephoneLink } from '@/components/shared/contact-links';
import { SiteLink } from '@/components/shared/site-link';
import { content, type Path } from '@/content/schema';
import styles from './menu-sheet.module.css';

/** What the menu holds on small screens: the pages as panes, then the phone number and hours. */
export function MenuSheet({ path }: { path: Path | undefined }) {
  return (
    <div className={styles.sheet}>
      <nav className={styles.pages} aria-label={content.common.menuLabel}>
        <ul>
          {content.navigation.map((item, index) => (
            <li key={item.path}>
              {/* The browser moves the focus here when it opens the menu. */}
              <SiteLink
                href={item.path}
                aria-current={item.path === path ? 'page' : undefined}
                autoFocus={index === 0}
              >
                {item.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.line}>
        <a className="phone-number" {...telephoneLink}>
          {content.site.phone.display}
        </a>
        <span>{content.common.menuHours}</span>
      </p>
    </div>
  );
}
