import button from '@/components/shared/button.module.css';
import { Reveal } from '@/components/shared/reveal';
import { SiteLink } from '@/components/shared/site-link';
import { tilesInRow } from '@/components/shared/tile-rows';
import tiles from '@/components/shared/tiles.module.css';
import { content } from '@/content/schema/content';
import { derived } from '@/content/schema/derived-facts';
import styles from './areas.module.css';
import { mapStyles } from './map-view';

export interface MediaMap {
  svg: string;
  ratio: number;
  middle: { x: number; y: number };
  zoom: number;
  places: { left: number; top: number; label: 'left' | 'right' }[];
}

const { areas, places } = content.site;

/** TODO with the media branch: media.map. */
const map: MediaMap | undefined = derived.map
  ? {
      svg: derived.map,
      ratio: 1000 / 1094,
      middle: { x: 0.5625, y: 0.5262 },
      zoom: 1.35,
      places: areas.map((area) => ({
        left: (((places[area]?.longitude ?? 0) + 81.4) / 3.2) * 100,
        top: ((45.15 - (places[area]?.latitude ?? 0)) / 2.1) * 100,
        label: area.startsWith('Peel') ? 'left' : 'right',
      })),
    }
  : undefined;

/** Where we work: the regions as lit windows on a map, or as panes where there is no map of them. */
export function Areas() {
  const { heading, text, link } = content.home.area;
  return (
    <section className={styles.section} data-print="stack">
      <div className={styles.words}>
        <Reveal as="h2" kind="once">
          {heading}
        </Reveal>
        <p className={styles.text}>{text}</p>
        <SiteLink href="/contact" className={`${button.button} ${button.outline}`}>
          {link}
        </SiteLink>
      </div>
      {map ? <AreaMap {...map} /> : <AreaPanes />}
    </section>
  );
}

function AreaMap(map: MediaMap) {
  return (
    <div className={styles.map} data-map="">
      <style href="area-map" precedence="generated">
        {mapStyles(map)}
      </style>
      <div className={styles.sheet}>
        <div
          aria-hidden="true"
          className={styles.drawing}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own SVG file, no visitor's input.
          dangerouslySetInnerHTML={{ __html: map.svg }}
        />
        <ul>
          {areas.map((area, index) => (
            <li key={area} className={styles.place} data-place={index}>
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

function AreaPanes() {
  return (
    <ul className={`${tiles.tiles} ${styles.panes}`}>
      {areas.map((area, index) => (
        <li key={area} className={tiles[`of${tilesInRow(index, areas.length)}`]}>
          <SiteLink href="/contact" className={`${styles.pane} focus-inset`}>
            {area}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
