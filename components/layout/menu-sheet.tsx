import { telephoneHref } from '@/components/shared/contact-links';
import { SiteLink } from '@/components/shared/site-link';
import { content } from '@/content/model/content';
import type { Path } from '@/content/model/schema';
import styles from './menu-sheet.module.css';

/** What the menu holds on small screens: the pages as panes, then the phone number and hours. */
export function MenuSheet({ path }: { path: Path | undefined }) {
  return (
    <div className={styles.sheet}>
      <nav className={styles.pages} aria-label={content.common.menuLabel}>
        <ul>
          {content.navigation.map((item) => (
            <li key={item.path}>
              <SiteLink href={item.path} aria-current={item.path === path ? 'page' : undefined}>
                {item.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.line}>
        <a href={telephoneHref}>{content.site.phone.display}</a>
        <span>{content.common.menuHours}</span>
      </p>
    </div>
  );
}
