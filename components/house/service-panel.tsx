import { CallButton } from '@/components/call/call-button';
import { Picture } from '@/components/ui/picture';
import { ServiceLines } from '@/components/ui/service-lines';
import { contactAbout, SiteLink } from '@/components/ui/site-link';
import type { Content } from '@/model';
import { content } from '@/model/content';
import styles from './service-panel.module.css';

type ServicePanelProps = Content['services'][number] & {
  /** The index of the service's checkbox. */
  index: number;
};

/** Renders a chosen service and how to ask for it. If several services are chosen, it is a row of a list. */
export function ServicePanel({ index, id, title, description, image, symptom }: ServicePanelProps) {
  return (
    <div className={styles.service} data-service={index}>
      {/* Displayed, and so fetched, only while no other service is chosen. */}
      <Picture
        kind="landscape"
        file={image}
        className={styles.picture}
        sizes="min(40vw, 740px)"
        decorative
      />
      <div className={styles.body}>
        {symptom && <p className={`eyebrow ${styles.symptom}`}>{symptom}</p>}
        <h3 className={styles.title}>
          <SiteLink href={`/services#${id}`}>{title}</SiteLink>
        </h3>
        <div className={styles.details}>
          <ServiceLines lines={description} />
          <div className={`${styles.actions} actions`}>
            <div className={`${styles.call} desktop-call`}>
              <CallButton />
            </div>
            <SiteLink href={contactAbout(title)} className={styles.ask}>
              {content.servicesPage.ask}
            </SiteLink>
          </div>
        </div>
      </div>
    </div>
  );
}
