import { Menu } from '@/components/menu/menu';
import type { PagePath } from '@/model';
import { Brand } from './brand';
import { HeaderCall } from './header-call';
import { HeaderLinks } from './header-links';
import styles from './site-header.module.css';

/** The header, with the menu of small screens. On Home it lies over the hero's picture. */
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
