import { Bar, NotAtHome } from '@/components/islands/bar/bar';
import { CurrentLink } from '@/components/islands/links/current-link';
import { Menu } from '@/components/islands/menu/menu';
import { telephoneLink } from '@/components/shared/contact-links';
import { toSite } from '@/components/shared/site-link';
import { content } from '@/content/schema/content';
import { Brand } from './brand';
import { MenuSheet } from './menu-sheet';
import styles from './site-header.module.css';

const { name, phone, email, url } = content.site;

/** Printed pages bear it at their head instead of the links. */
const printedLine = [name, phone.display, email, url.replace(/^https?:\/\//, '')].join(' · ');

/** The navigation bar. On Home it lies over the hero's picture, and the hero has its own call button. */
export function SiteHeader() {
  return (
    <Bar className={styles.bar} data-print={printedLine}>
      <Brand eager />
      <nav className={styles.links} aria-label={content.common.navigationLabel}>
        <ul>
          {content.navigation.map(({ name, path }) => (
            <li key={path}>
              {/* The form's script waits for a finger on the link: 6 KiB that most visits never need. */}
              <CurrentLink page={path} {...toSite(path, path !== '/contact')}>
                {name}
              </CurrentLink>
            </li>
          ))}
        </ul>
      </nav>
      <NotAtHome>
        <a className={styles.call} {...telephoneLink}>
          {content.common.callUs}
        </a>
      </NotAtHome>
      <Menu label={content.common.menuLabel} toggleClassName={styles.toggle}>
        <MenuSheet />
      </Menu>
    </Bar>
  );
}
