import { LitFacade } from '@/components/islands/lit-facade';
import { content } from '@/content/content';
import { ServiceCard } from './service-card';
import styles from './services-facade.module.css';

/** The panes that a desktop shows when the page opens. */
const firstRow = 3;

/** All services as one façade, and the assurance under it. */
export function ServicesFacade() {
  return (
    <div className={styles.section}>
      <LitFacade className={styles.facade}>
        {content.services.map((service, index) => (
          <ServiceCard key={service.id} service={service} first={index < firstRow} />
        ))}
      </LitFacade>
      <p className={styles.assurance}>{content.servicesPage.assurance}</p>
    </div>
  );
}
