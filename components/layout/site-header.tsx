import { Menu } from '@/components/menu/menu';
import type { PagePath } from '@/model';
import { Brand } from './brand';
import { HeaderCall } from './header-call';
import { HeaderLinks } from './header-links';
import styles from './site-header.module.css';

/** Renders the header with the menu for small screens. On Home, it is above the hero's picture. */
export function SiteHeader({ path }: { path?: PagePath | undefined }) {
  return (
    <header className={styles.header} data-over-picture={path === '/' ? '' : undefined}>
      <Brand background={path === '/' ? 'dark' : 'light'} />
      <HeaderLinks path={path} />
      <HeaderCall isHome={path === '/'} />
      <Menu path={path} toggleClassName={styles.toggle} />
    </header>
  );
}
