import button from '@/components/ui/button.module.css';
import { SiteLink } from '@/components/ui/site-link';
import { content } from '@/model/content';
import { Audience } from './audience';
import { House } from './house';
import styles from './services-overview.module.css';

/** The house, which shows the services, and who they are for. */
export function ServicesOverview() {
  const { heading, more } = content.home.services;
  return (
    <section className="section">
      <House heading={heading} />
      <Audience />
      <SiteLink href="/services" className={`${button.button} ${button.outline} ${styles.more}`}>
        {more}
      </SiteLink>
    </section>
  );
}
