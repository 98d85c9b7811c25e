import { PageLinks } from '@/components/ui/page-links';
import type { PagePath } from '@/model';
import { content } from '@/model/content';
import styles from './header-links.module.css';

/** The links of the header, which small screens have in the menu. */
export function HeaderLinks({ path }: { path: PagePath | undefined }) {
  return (
    <nav className={styles.links} aria-label={content.common.navigationLabel}>
      <ul>
        <PageLinks path={path} />
      </ul>
    </nav>
  );
}
