import highlight from '@/components/ui/highlight.module.css';
import quotes from '@/components/ui/quote.module.css';
import { placeInRow } from '@/components/ui/tile-rows';
import tiles from '@/components/ui/tiles.module.css';
import { content } from '@/model/content';
import { ServiceCard } from './service-card';
import styles from './services-grid.module.css';

/** Renders the heading, the owner's quote, and a grid of service cards. */
export function ServicesGrid() {
  const { services, servicesPage } = content;
  return (
    <>
      <div className={styles.intro}>
        <h1>{servicesPage.heading}</h1>
        <blockquote className={`heading ${quotes.quote} ${styles.quote}`}>
          {servicesPage.quote}
        </blockquote>
      </div>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: in Safari a list whose items are grids has no role.
        role="list"
        className={`${tiles.tiles} ${highlight.list} ${styles.grid}`}
        data-services-grid=""
      >
        {services.map((service, index) => (
          <ServiceCard
            key={service.id}
            service={service}
            place={placeInRow(index, services.length)}
            isFirst={index === 0}
          />
        ))}
      </ul>
    </>
  );
}
