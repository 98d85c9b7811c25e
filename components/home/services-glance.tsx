import '@/content/schema/generated/pictures-card.css';
import { inRow } from '@/components/shared/in-row';
import outline from '@/components/shared/outline-button.module.css';
import { Picture } from '@/components/shared/picture';
import { Reveal } from '@/components/shared/reveal';
import { SectionHead } from '@/components/shared/section-head';
import { SiteLink } from '@/components/shared/site-link';
import { sizesOf } from '@/components/styles/breakpoints';
import { content } from '@/content/schema/content';
import styles from './services-glance.module.css';

/** How wide a picture is, by the panes that share its row, on a desktop and on a phone. */
const widths: Record<number, string> = { 1: '95vw', 2: '46vw', 3: '31vw' };
const hugeWidths: Record<number, string> = { 1: '1760px', 2: '880px', 3: '580px' };

/** The services at a glance, each pane the way to its place on the services page. */
export function ServicesGlance() {
  const { heading, intro, more } = content.home.services;
  return (
    <section className={styles.section}>
      <SectionHead heading={heading}>
        <p>{intro}</p>
      </SectionHead>
      <ul className={styles.facade}>
        {content.services.map(({ id, title, image }, index, { length }) => (
          <Reveal as="li" kind="card" key={id}>
            <SiteLink href={`/services#${id}`} className={styles.pane}>
              <span className={styles.glass}>
                <Picture
                  kind="card"
                  file={image}
                  className={styles.picture}
                  sizes={sizesOf(
                    {
                      phone: widths[inRow(index, length, 2)] ?? '46vw',
                      huge: hugeWidths[inRow(index, length, 3)] ?? '580px',
                    },
                    widths[inRow(index, length, 3)] ?? '31vw',
                  )}
                  decorative
                />
              </span>
              <span className={styles.title}>{title}</span>
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
