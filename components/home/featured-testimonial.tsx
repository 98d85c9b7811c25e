import button from '@/components/shared/button.module.css';
import quotes from '@/components/shared/quote.module.css';
import { SiteLink } from '@/components/shared/site-link';
import { content } from '@/content/schema';
import styles from './featured-testimonial.module.css';

/** One testimonial, and the link to the others. Nothing without an active testimonial. */
export function FeaturedTestimonial() {
  const { heading, link } = content.home.testimonial;
  const [first] = content.testimonials;
  if (!first) return null;
  return (
    <section
      className={`section ${styles.section}`}
      aria-labelledby="testimonial"
      data-print="stack"
    >
      <h2 id="testimonial" className="visually-hidden">
        {heading}
      </h2>
      <figure data-reveal="once">
        <blockquote>
          <p className={`${quotes.quote} ${styles.quote}`}>{first.quote}</p>
        </blockquote>
        <figcaption className={`${quotes.person} ${styles.person}`}>
          <strong>{first.name}</strong> <span>{first.location}</span>
        </figcaption>
      </figure>
      <SiteLink href="/gallery" className={`${button.button} ${button.outline}`} data-print="hide">
        {link}
      </SiteLink>
    </section>
  );
}
