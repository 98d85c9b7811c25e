import { reveal } from '@/components/reveal/reveal';
import { Picture } from '@/components/ui/picture';
import quotes from '@/components/ui/quote.module.css';
import { SiteLink } from '@/components/ui/site-link';
import { content } from '@/model/content';
import styles from './featured-testimonial.module.css';

/**
 * Renders the testimonial that is chosen for Home, or otherwise the first one, with a link to the others and a picture.
 * If no testimonial is active, it renders nothing.
 */
export function FeaturedTestimonial() {
  const { heading, link, wide, tall } = content.home.testimonial;
  const shown = content.testimonials.find(({ home }) => home) ?? content.testimonials[0];
  if (!shown) return null;
  return (
    <section className={`${styles.section} on-spruce`} aria-labelledby="testimonial">
      <h2 id="testimonial" className="visually-hidden">
        {heading}
      </h2>
      <div className={styles.body}>
        <figure {...reveal('once')}>
          <blockquote>
            <p className={`heading ${quotes.quote} ${styles.quote}`}>{shown.quote}</p>
          </blockquote>
          <figcaption className={`${quotes.attribution} ${styles.attribution}`}>
            <span>{shown.name}</span> <span>{shown.location}</span>
          </figcaption>
        </figure>
        <SiteLink href="/gallery" className="text-link">
          {link}
        </SiteLink>
      </div>
      <div className={styles.picture}>
        <Picture
          kind="landscape"
          file={wide}
          alternative={{ on: 'tablet', kind: 'landscape', file: tall }}
          className="cover"
          sizes="42vw"
        />
      </div>
    </section>
  );
}
