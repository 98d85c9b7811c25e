import { Menu } from '@/components/islands/menu/menu';
import button from '@/components/shared/button.module.css';
import { telephoneLink } from '@/components/shared/contact-links';
import { SiteLink } from '@/components/shared/site-link';
import { content, type Path } from '@/content/schema';
import { Brand } from './brand';
import { MenuSheet } from './menu-sheet';
import styles from './site-header.module.css';

const { name, phone, email, url } = content.site;

/** Printed pages bear it at their head instead of the links. */
const printedLine = [name, phone.display, email, url.replace(/^https?:\/\//, '')].join(' · ');

/** The navigation bar. On Home it lies over the hero's picture, and the hero has its own call button. */
export function SiteHeader({ path }: { path?: Path | undefined }) {
  return (
    <header
      className={styles.bar}
      data-printed={printedLine}
      data-over-picture={path === '/' ? '' : undefined}
    >
      <Brand />
      <nav className={styles.links} data-print="hide" aria-label={content.common.navigationLabel}>
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
      {path !== '/' && (
        <a className={`${button.amber} ${styles.call}`} data-print="hide" {...telephoneLink}>
          <span className={button.capitals}>{content.common.callUs}</span>{' '}
          <span className={`${styles.number} phone-number`}>{phone.display}</span>
        </a>
      )}
      <Menu label={content.common.menuLabel} toggleClassName={styles.toggle}>
        <MenuSheet path={path} />
      </Menu>
    </header>
  );
}
