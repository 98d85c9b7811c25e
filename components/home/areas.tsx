import button from '@/components/shared/button.module.css';
import { InlineSvg } from '@/components/shared/inline-svg';
import { media } from '@/components/shared/media';
import { contactAbout, SiteLink } from '@/components/shared/site-link';
import { content } from '@/content';
import type { MediaMap } from '@/content/schema';
import styles from './areas.module.css';
import { mapStyles } from './map-view';

const names = content.site.areas.map(({ name }) => name);
const { map } = media;

/** The service areas, which print has in the footer: their names as links, and a map with their marks, if there is one. */
export function Areas() {
  const { heading, text, link } = content.home.area;
  return (
    <section className={styles.section} data-areas="">
      <div className="heading-column">
        <h2 data-reveal="once">{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      {map && <AreaMap {...map} />}
      <div className={styles.names}>
        <ul>
          {names.map((name, index) => (
            <li key={index}>
              <SiteLink href={contactAbout(name)} className={styles.name} data-area={index}>
                <span className={styles.symbol} aria-hidden="true" />
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
        <SiteLink href="/contact" className={`${button.button} ${button.outline}`}>
          {link}
        </SiteLink>
      </div>
    </section>
  );
}

/** A drawing: the names beside it say the same. */
function AreaMap(map: MediaMap) {
  return (
    <div className={styles.map} data-map="" aria-hidden="true">
      <style href="area-map" precedence="generated">
        {mapStyles(map)}
      </style>
      <InlineSvg svg={map.svg} className={styles.drawing} />
      {map.waters.map(({ name }, index) => (
        <span key={index} className={styles.water} data-water={index}>
          {name}
        </span>
      ))}
      {map.marks.map(({ label }, index) => (
        <span key={index} className={styles.mark} data-mark={index}>
          <span className={`${styles.symbol} ${styles.centered}`} />
          {label && (
            <span className={styles.label} data-side={label}>
              {names[index]}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
