import outline from '@/components/shared/outline-button.module.css';
import { Reveal } from '@/components/shared/reveal';
import { SiteLink } from '@/components/shared/site-link';
import { content } from '@/content/schema/content';
import { derived } from '@/content/schema/derived-facts';
import { AreaView } from '@/content/schema/generated/area-view';
import styles from './areas.module.css';

/** Where we work: the regions as lit windows on the map, or as the panes of one window. */
export function Areas() {
  const { heading, text, link } = content.home.area;
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <Reveal as="h2" kind="once">
          {heading}
        </Reveal>
        <p className={styles.text}>{text}</p>
        {derived.map && (
          <SiteLink href="/contact" className={`${outline.button} ${styles.visit}`}>
            {link}
          </SiteLink>
        )}
      </div>
      <AreaView />
    </section>
  );
}
