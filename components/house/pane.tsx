import { CallButton } from '@/components/call/call-button';
import { Picture } from '@/components/ui/picture';
import { ServiceLines } from '@/components/ui/service-lines';
import { contactAbout, SiteLink } from '@/components/ui/site-link';
import { content } from '@/model/content';
import type { HousePart } from './house-parts';
import styles from './pane.module.css';

/** What the service of a part includes, and the ways to ask for it. */
export function Pane({ id, title, description, image, part }: HousePart) {
  return (
    <div className={`${styles.pane} on-spruce`}>
      {/* Fetched when it is displayed: when its part is chosen. */}
      <Picture
        kind="landscape"
        file={part.image ?? image}
        className={styles.picture}
        sizes="min(40vw, 740px)"
        decorative
      />
      <div className={styles.texts}>
        {part.symptom && <p className={styles.symptom}>{part.symptom}</p>}
        <h3 className={styles.title}>
          <SiteLink href={`/services#${id}`}>{title}</SiteLink>
        </h3>
        <ServiceLines lines={description} />
        <div className={styles.ways}>
          <div className={`${styles.call} desktop-call`}>
            <CallButton />
          </div>
          <SiteLink href={contactAbout(title)} className={styles.ask}>
            {content.servicesPage.ask}
          </SiteLink>
        </div>
      </div>
    </div>
  );
}
