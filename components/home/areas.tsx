import '@/content/model/generated/map.css';
import { Reveal } from '@/components/islands/reveal/reveal';
import outline from '@/components/shared/outline-button.module.css';
import { SiteLink } from '@/components/shared/site-link';
import { content } from '@/content/model/content';
import { derived } from '@/content/model/derived-facts';
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
      {derived.map ? <AreaMap drawing={derived.map} /> : <AreaPanes />}
    </section>
  );
}

/** scripts/prepare/map.ts says where each mark and each name stands. */
function AreaMap({ drawing }: { drawing: string }) {
  return (
    <div className={styles.map} data-map="">
      <div className={styles.sheet}>
        <div
          aria-hidden="true"
          className={styles.drawing}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own SVG file, no visitor's input.
          dangerouslySetInnerHTML={{ __html: drawing }}
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

function AreaPanes() {
  return (
    <ul className={styles.window} data-panes={content.site.areas.length}>
      {content.site.areas.map((area) => (
        <li key={area} className={styles.cell}>
          <SiteLink href="/contact" className={styles.pane}>
            <span className={styles.name}>{area}</span>
            <span className={styles.link}>{content.home.area.link}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
