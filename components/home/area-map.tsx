import '@/content/schema/generated/map.css';
import { SiteLink } from '@/components/shared/site-link';
import { content } from '@/content/schema/content';
import { derived } from '@/content/schema/derived-facts';
import styles from './area-map.module.css';

/** scripts/prepare/map.ts says where each mark and each name stands. */
export function AreaMap() {
  return (
    <div className={styles.map} data-map="">
      <div className={styles.sheet}>
        <div
          aria-hidden="true"
          className={styles.drawing}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own SVG file, no visitor's input.
          dangerouslySetInnerHTML={{ __html: derived.map ?? '' }}
        />
        <ul>
          {content.site.areas.map((area, index) => (
            <li key={area} className={styles.place} data-place={index}>
              <SiteLink href="/contact" className={styles.region}>
                <span className={styles.mark} aria-hidden="true" />
                {area}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
