import { content } from '@/content/content';
import { ServiceCard } from './service-card';
import styles from './services-facade.module.css';

/** All services as one façade, and the assurance under it. */
export function ServicesFacade() {
  return (
    <div className={styles.section}>
      <ul className={styles.facade}>
        {content.services.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </ul>
      <p className={styles.assurance}>{content.servicesPage.assurance}</p>
    </div>
  );
}
