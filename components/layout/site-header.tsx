import { Menu } from '@/components/menu/menu';
import button from '@/components/shared/button.module.css';
import { telephoneLink } from '@/components/shared/contact-links';
import { content } from '@/content';
import type { Path } from '@/content/schema';
import { Brand } from './brand';
import { HeaderLinks } from './header-links';
import styles from './site-header.module.css';

const { common, site } = content;
const { name, phone, email, url } = site;

/** Replace the links in print. */
const printed = [phone.display, email].join(' · ');
const printedName = [name, url.replace(/^https?:\/\//, '')].join(' · ');

/**
 * The header, with the menu of small screens. On Home it lies over the hero's picture, and the hero has its
 * own call button.
 */
export function SiteHeader({ path }: { path?: Path | undefined }) {
  return (
    <header
      className={styles.header}
      data-printed={printed}
      data-printed-name={printedName}
      data-over-picture={path === '/' ? '' : undefined}
    >
      <Brand />
      <HeaderLinks path={path} />
      {path !== '/' && (
        <a className={`${button.amber} ${styles.call}`} data-print="hide" {...telephoneLink}>
          <span className={button.capitals}>{common.callUs}</span>{' '}
          <span className={`${styles.number} phone-number`}>{phone.display}</span>
        </a>
      )}
      <Menu path={path} toggleClassName={styles.toggle} />
    </header>
  );
}
