import button from '@/components/shared/button.module.css';
import { CallButton } from '@/components/shared/call-button';
import highlight from '@/components/shared/highlight.module.css';
import { Picture } from '@/components/shared/picture';
import { SectionHeader } from '@/components/shared/section-header';
import { SiteLink } from '@/components/shared/site-link';
import { tilesInRow } from '@/components/shared/tile-rows';
import tiles from '@/components/shared/tiles.module.css';
import { sizesOf } from '@/components/styles/breakpoints';
import { content } from '@/content';
import { Audience } from './audience';
import styles from './services-overview.module.css';

/** The width of a picture, by the number of tiles in its row. */
const widths = { 1: 'min(95vw, 1760px)', 2: 'min(46vw, 880px)', 3: 'min(31vw, 580px)' };

/** The services as tiles, each a link to its card on the services page, and who they are for. */
export function ServicesOverview() {
  const { heading, intro, more } = content.home.services;
  return (
    <section className={styles.section}>
      <SectionHeader heading={heading} text={intro} />
      <ul className={`${tiles.tiles} ${highlight.items}`}>
        {content.services.map(({ id, title, image }, index, { length }) => {
          const row = tilesInRow(index, length);
          return (
            <li
              key={id}
              className={`${tiles.tile} ${highlight.item}`}
              data-row={row}
              data-reveal="repeat"
            >
              <SiteLink href={`/services#${id}`} className={`${styles.link} focus-inset`}>
                <span className={styles.picture}>
                  <Picture
                    kind="card"
                    file={image}
                    className="cover"
                    sizes={sizesOf({ tablet: '46vw' }, widths[row])}
                    decorative
                  />
                </span>
                <span className={`lead ${styles.title}`}>{title}</span>
              </SiteLink>
            </li>
          );
        })}
      </ul>
      <Audience />
      <div className={styles.ways}>
        <SiteLink href="/services" className={`${button.button} ${button.outline}`}>
          {more}
        </SiteLink>
        <div className={styles.call}>
          <CallButton />
        </div>
      </div>
    </section>
  );
}
