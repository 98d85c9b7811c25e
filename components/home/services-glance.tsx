import '@/content/model/generated/pictures-card.css';
import { Reveal } from '@/components/islands/reveal/reveal';
import outline from '@/components/shared/outline-button.module.css';
import { Picture } from '@/components/shared/picture';
import { SectionHead } from '@/components/shared/section-head';
import { SiteLink } from '@/components/shared/site-link';
import { sizesOf } from '@/components/styles/breakpoints';
import { content } from '@/content/model/content';
import styles from './services-glance.module.css';

/** The services at a glance, each pane the way to its place on the services page. */
export function ServicesGlance() {
  const { heading, intro, more } = content.home.services;
  return (
    <section className={styles.section}>
      <SectionHead heading={heading}>
        <p>{intro}</p>
      </SectionHead>
      <ul className={styles.facade}>
        {content.services.map(({ id, title, image }) => (
          <Reveal as="li" kind="card" key={id}>
            <SiteLink href={`/services#${id}`} className={styles.pane}>
              <span className={styles.glass}>
                <Picture
                  kind="card"
                  file={image}
                  className={styles.picture}
                  sizes={sizesOf({ phone: '46vw', huge: '580px' }, '31vw')}
                  decorative
                />
              </span>
              <span className={styles.title}>
                {title}
                <span className={styles.arrow} aria-hidden="true">
                  →
                </span>
              </span>
            </SiteLink>
          </Reveal>
        ))}
      </ul>
      <SiteLink href="/services" className={`${outline.button} ${styles.more}`}>
        {more}
      </SiteLink>
    </section>
  );
}
