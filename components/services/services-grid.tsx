import quotes from '@/components/shared/quote.module.css';
import { tilesInRow } from '@/components/shared/tile-rows';
import tiles from '@/components/shared/tiles.module.css';
import { content } from '@/content/schema';
import { ServiceCard } from './service-card';
import styles from './services-grid.module.css';

/** The heading beside the owner's quote, all services as one window of cards, and the assurance. */
export function ServicesGrid() {
  const { services, servicesPage } = content;
  const { heading, quote, assurance } = servicesPage;
  return (
    <>
      <div className={styles.intro} data-print="stack">
        <h1>{heading}</h1>
        <blockquote className={`lead ${quotes.quote} ${styles.quote}`}>{quote}</blockquote>
      </div>
      <ul className={`${tiles.tiles} ${styles.grid}`}>
        {services.map((service, index) => (
          <ServiceCard
            key={service.id}
            service={service}
            first={index === 0}
            inRow={tilesInRow(index, services.length)}
          />
        ))}
      </ul>
      <p className={`lead ${styles.assurance}`}>{assurance}</p>
    </>
  );
}
