import { reveal } from '@/components/reveal/reveal';
import { GeneratedStyle } from '@/components/ui/generated-style';
import { media } from '@/components/ui/media';
import { contactAbout, SiteLink } from '@/components/ui/site-link';
import { content, withBasePath } from '@/model/content';
import type { MediaMap } from '@/model/media';
import styles from './areas.module.css';

const { map } = media;

/** Renders the names of the service areas as links and, if there is a map, the map with a marker for each of them. */
export function Areas() {
  const { heading } = content.home.areas;
  return (
    <section className={`section ${styles.section}`} data-areas="">
      <div className="heading-column">
        <h2 {...reveal('once')}>{heading}</h2>
      </div>
      {map && <AreaMap {...map} />}
      <ul className={styles.names}>
        {content.site.areas.map(({ name }, index) => (
          <li key={index}>
            <SiteLink href={contactAbout(name)} className={styles.name} data-area={index}>
              <span className={styles.symbol} aria-hidden="true" />
              <span className={`row ${styles.text}`}>
                {name}{' '}
                <span className={styles.action}>
                  {content.contact.form.heading}
                  <span aria-hidden="true">{'\u00a0›'}</span>
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the map with its markers, hidden from screen readers. Hovering over a name highlights its marker. */
function AreaMap({ src, width, height, markers }: MediaMap) {
  const rules = markers.map(({ area, left, top }) => {
    const marker = `[data-marker="${area}"]`;
    const link = `[data-area="${area}"]:is(:hover,:focus-visible)`;
    return `${marker}{left:${left}%;top:${top}%}[data-areas]:has(${link}) ${marker}{--highlighted:1}`;
  });
  return (
    <div className={styles.map} data-map="" aria-hidden="true">
      <GeneratedStyle id="area-map" rules={rules.join('')} />
      <img src={withBasePath(src)} width={width} height={height} alt="" loading="lazy" />
      {markers.map(({ area }) => (
        <span key={area} className={styles.marker} data-marker={area}>
          <span className={styles.symbol} />
        </span>
      ))}
    </div>
  );
}
