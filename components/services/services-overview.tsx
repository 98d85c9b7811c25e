import { Audience } from '@/components/audience/audience';
import { House } from '@/components/house/house';
import button from '@/components/ui/button.module.css';
import { SiteLink } from '@/components/ui/site-link';
import { content } from '@/model/content';
import styles from './services-overview.module.css';

/** Renders the house with the services, the audiences, and a link to Services. */
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
