import { inRow } from '@/components/shared/in-row';
import { content } from '@/content/schema/content';
import { ServiceCard } from './service-card';
import styles from './services-facade.module.css';

/** The panes of a desktop's row. */
const fullRow = 3;

/** All services as one façade, and the assurance under it. */
export function ServicesFacade() {
  const { services, servicesPage } = content;
  return (
    <div className={styles.section}>
      <ul className={styles.facade}>
        {services.map((service, index) => (
          <ServiceCard
            key={service.id}
            service={service}
            first={index === 0}
            inRow={inRow(index, services.length, fullRow)}
          />
        ))}
      </ul>
      <p className={styles.assurance}>{servicesPage.assurance}</p>
    </div>
  );
}
