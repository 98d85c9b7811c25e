import { CallButton } from '@/components/call/call-button';
import button from '@/components/ui/button.module.css';
import { SectionHeader } from '@/components/ui/section-header';
import { SiteLink } from '@/components/ui/site-link';
import { tilesInRow } from '@/components/ui/tile-rows';
import tiles from '@/components/ui/tiles.module.css';
import { content } from '@/model/content';
import { Audience } from './audience';
import { House } from './house';
import { hasPart } from './house-parts';
import styles from './services-overview.module.css';

/** The house that shows the services at its parts, a list of those without a part, and who they are for. */
export function ServicesOverview() {
  const { house, services } = content.home;
  const parts = house ? content.services.filter(hasPart) : [];
  const others = content.services.filter((service) => !house || !hasPart(service));
  return (
    <section className={styles.section}>
      {house && parts.length > 0 ? (
        <House heading={services.heading} {...house} parts={parts} />
      ) : (
        <SectionHeader heading={services.heading} />
      )}
      {others.length > 0 && (
        <ul className={`${tiles.tiles} ${styles.tiles}`} data-after-house={parts.length > 0}>
          {others.map(({ id, title }, index) => (
            <li
              key={id}
              className={`${tiles.tile} on-spruce`}
              data-columns={tilesInRow(index, others.length)}
            >
              <SiteLink href={`/services#${id}`} className={`lead ${styles.title} focus-inset`}>
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <Audience />
      <div className={styles.ways}>
        <div className="desktop-call">
          <CallButton />
        </div>
        <SiteLink href="/services" className={`${button.button} ${button.outline}`}>
          {services.more}
        </SiteLink>
      </div>
    </section>
  );
}
