import { SiteLink } from '@/components/shared/site-link';
import { content } from '@/content/schema/content';
import styles from './area-panes.module.css';

/** The regions where there is no map of them. */
export function AreaPanes() {
  return (
    <ul className={styles.window} data-panes={content.site.areas.length}>
      {content.site.areas.map((area) => (
        <li key={area} className={styles.cell}>
          <SiteLink href="/contact" className={styles.pane}>
            <span>{area}</span>
            <span className={styles.link}>{content.home.area.link}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
