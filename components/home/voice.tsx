import outline from '@/components/shared/outline-button.module.css';
import { Reveal } from '@/components/shared/reveal';
import { SiteLink } from '@/components/shared/site-link';
import { content } from '@/content/schema/content';
import styles from './voice.module.css';

/** What one client says, large, and the way to the others; nothing while no testimonial is active. */
export function Voice() {
  const { heading, link } = content.home.testimonial;
  const [first] = content.testimonials;
  if (!first) return null;
  return (
    <section className={styles.section} aria-labelledby="voice">
      <h2 id="voice" className="visually-hidden">
        {heading}
      </h2>
      <Reveal as="figure" kind="once">
        <blockquote className={styles.quote}>
          <p>{first.quote}</p>
        </blockquote>
        <figcaption className={styles.person}>
          <strong>{first.name}</strong> <span>{first.location}</span>
        </figcaption>
      </Reveal>
      <SiteLink href="/gallery" className={outline.button}>
        {link}
      </SiteLink>
    </section>
  );
}
