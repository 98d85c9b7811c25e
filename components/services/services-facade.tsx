import { LitFacade } from '@/components/islands/facade/lit-facade';
import { content } from '@/content/model/content';
import { ServiceCard } from './service-card';
import styles from './services-facade.module.css';

/** The panes that a desktop shows when the page opens. */
const firstRow = 3;

/** All services as one façade, and the assurance under it. */
export function ServicesFacade() {
  const { services, servicesPage } = content;
  return (
    <div className={styles.section}>
      <LitFacade className={styles.facade}>
        {services.map((service, index) => (
          <ServiceCard
            key={service.id}
            service={service}
            first={index < firstRow}
            inRow={inRow(index, services.length)}
          />
        ))}
      </LitFacade>
      <p className={styles.assurance}>{servicesPage.assurance}</p>
    </div>
  );
}

/** How many panes share this one's row on a desktop. */
function inRow(index: number, count: number): number {
  const rest = count % firstRow;
  return index < count - rest ? firstRow : rest;
}
