import { Reveal } from '@/components/islands/reveal';
import { SiteLink } from '@/components/shared/site-link';
import { content } from '@/content/content';
import styles from './areas.module.css';

/** Where we work: the regions as one window, its panes set as they lie on the map. */
export function Areas() {
  const { heading, text, link } = content.home.area;
  return (
    <section className={styles.section}>
      <div>
        <Reveal as="h2" kind="once">
          {heading}
        </Reveal>
        <p className={styles.text}>{text}</p>
      </div>
      <ul className={styles.window} data-panes={content.site.areas.length}>
        {asOnTheMap(content.site.areas).map((area) => (
          <li key={area} className={styles.cell}>
            <SiteLink href="/contact" className={styles.pane}>
              <span className={styles.name}>{area}</span>
              <span className={styles.link}>{link}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Three regions are named north, east, west and read north, west, east, left to right on the map. */
function asOnTheMap(areas: string[]): string[] {
  const [north, east, west, ...more] = areas;
  return north && east && west && more.length === 0 ? [north, west, east] : areas;
}
