import { LitFacade } from '@/components/islands/lit-facade';
import { content } from '@/content/content';
import { ServiceCard } from './service-card';
import styles from './services-facade.module.css';

/** All services as one façade, and the assurance under it. */
export function ServicesFacade() {
  return (
    <div className={styles.section}>
      <LitFacade className={styles.facade}>
        {content.services.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </LitFacade>
      <p className={styles.assurance}>{content.servicesPage.assurance}</p>
    </div>
  );
}
