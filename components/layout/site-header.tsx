import { Menu } from '@/components/islands/menu/menu';
import { telephoneHref } from '@/components/shared/contact-links';
import { SiteLink } from '@/components/shared/site-link';
import { content } from '@/content/model/content';
import type { Path } from '@/content/model/schema';
import { Brand } from './brand';
import { MenuSheet } from './menu-sheet';
import styles from './site-header.module.css';

const { name, phone, email, url } = content.site;

/** Printed pages bear it at their head instead of the links. */
const printedLine = [name, phone.display, email, url.replace(/^https?:\/\//, '')].join(' · ');

interface SiteHeaderProps {
  path: Path | undefined;
  /** What else the bar looks like on this page. */
  className: string | undefined;
}

/** The navigation bar. On Home it lies over the hero's picture, and the hero has its own call button. */
export function SiteHeader({ path, className = '' }: SiteHeaderProps) {
  const isHome = path === '/';
  return (
    <header className={`${styles.bar} ${className}`.trim()} data-print={printedLine}>
      <Brand eager={!isHome} />
      <nav className={styles.links} aria-label={content.common.navigationLabel}>
        <ul>
          {content.navigation.map((item) => (
            <li key={item.path}>
              <SiteLink
                href={item.path}
                // The form's script waits for a finger on the link: 6 KiB that most visits never need.
                eager={item.path !== path && item.path !== '/contact'}
                aria-current={item.path === path ? 'page' : undefined}
              >
                {item.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {!isHome && (
        <a className={styles.call} href={telephoneHref}>
          {content.common.callUs}
        </a>
      )}
      <Menu label={content.common.menuLabel} toggleClassName={styles.toggle}>
        <MenuSheet path={path} />
      </Menu>
    </header>
  );
}
