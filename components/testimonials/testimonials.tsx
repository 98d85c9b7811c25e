import { reveal } from '@/components/reveal/reveal';
import quotes from '@/components/ui/quote.module.css';
import { SaveNumberLink } from '@/components/ui/save-number-link';
import { SectionHeader } from '@/components/ui/section-header';
import { tilesInRow } from '@/components/ui/tile-rows';
import tiles from '@/components/ui/tiles.module.css';
import { content } from '@/model/content';
import styles from './testimonials.module.css';

/** Renders the heading about trust and the first three active testimonials. */
export function Testimonials() {
  const { heading, text } = content.gallery.trust;
  const shown = content.testimonials.slice(0, 3);
  return (
    <section className="section">
      <SectionHeader heading={heading} text={<LargePercentage text={text} />}>
        <SaveNumberLink />
      </SectionHeader>
      {shown.length > 0 && (
        <div className={tiles.tiles}>
          {shown.map(({ id, name, quote, location }, index) => (
            <figure
              key={id}
              {...reveal('once')}
              className={`${tiles.tile} ${styles.tile} on-spruce`}
              data-columns={tilesInRow(index, shown.length)}
            >
              <blockquote className={styles.blockquote}>
                <p className={`${styles.quote} ${quotes.quote}`}>{quote}</p>
              </blockquote>
              <figcaption className={quotes.attribution}>
                <span>{name}</span> <span>{location}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </section>
  );
}

/** Renders the text. If it begins with a percentage, that is very large. */
function LargePercentage({ text }: { text: string }) {
  const [percentage] = text.match(/^\d+ ?%/) ?? [];
  if (!percentage) return text;
  return (
    <>
      <span className={styles.percentage}>{percentage}</span>
      {text.slice(percentage.length)}
    </>
  );
}
