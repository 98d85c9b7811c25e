import { PageLinks } from '@/components/ui/page-links';
import type { PagePath } from '@/model';
import { content } from '@/model/content';
import styles from './header-links.module.css';

/** Renders the page links of the header. On small screens they are in the menu instead. */
export function HeaderLinks({ path }: { path: PagePath | undefined }) {
  return (
    <nav className={styles.links} aria-label={content.common.navigationLabel}>
      <ul>
        <PageLinks path={path} />
      </ul>
    </nav>
  );
}
