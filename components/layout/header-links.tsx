import type { Path } from '@/model';
import { content } from '@/model/content';
import styles from './header-links.module.css';
import { PageLinks } from './page-links';

/** The links of the header, which small screens have in the menu. */
export function HeaderLinks({ path }: { path: Path | undefined }) {
  return (
    <nav className={styles.links} aria-label={content.common.navigationLabel}>
      <ul>
        <PageLinks path={path} />
      </ul>
    </nav>
  );
}
