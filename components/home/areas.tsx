import button from '@/components/shared/button.module.css';
import { Drawing } from '@/components/shared/drawing';
import { media } from '@/components/shared/media';
import { SiteLink } from '@/components/shared/site-link';
import { tilesInRow } from '@/components/shared/tile-rows';
import tiles from '@/components/shared/tiles.module.css';
import { content, type MediaMap } from '@/content/schema';
import styles from './areas.module.css';
import { mapStyles } from './map-view';
import overview from './services-overview.module.css';

const { areas } = content.site;
const { map } = media;

/** The service areas: marks on a map, or a list without a map. */
export function Areas() {
  const { heading, text, link } = content.home.area;
  return (
    <section className={styles.section} data-print="stack">
      <div className={styles.words} data-print="stack">
        <h2 data-reveal="once">{heading}</h2>
        <p className={styles.text}>{text}</p>
        <SiteLink
          href="/contact"
          className={`${button.button} ${button.outline}`}
          data-print="hide"
        >
          {link}
        </SiteLink>
      </div>
      {map ? <AreaMap {...map} /> : <AreaTiles />}
    </section>
  );
}

function AreaMap(map: MediaMap) {
  return (
    <div className={styles.map} data-map="">
      <style href="area-map" precedence="generated">
        {mapStyles(map)}
      </style>
      <div className={styles.canvas}>
        <Drawing svg={map.svg} className={styles.drawing} />
        <ul>
          {areas.map((area, index) => (
            <li key={index} className={styles.place} data-place={index}>
              <SiteLink href="/contact" className={styles.region}>
                <span className={styles.mark} aria-hidden="true" />
                <span className={styles.name}>{area}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function AreaTiles() {
  return (
    <ul className={`${tiles.tiles} ${styles.tiles}`}>
      {areas.map((area, index) => (
        <li key={index} className={tiles.tile} data-row={tilesInRow(index, areas.length)}>
          <SiteLink href="/contact" className={`${overview.link} focus-inset`}>
            <span className={`lead ${overview.title}`}>{area}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
