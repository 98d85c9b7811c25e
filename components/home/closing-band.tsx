import { Reveal } from '@/components/islands/reveal';
import { CallNow } from '@/components/shared/call-now';
import { largest, srcSet } from '@/components/shared/picture';
import { builtPicture } from '@/content/built-pictures';
import { content } from '@/content/content';
import styles from './closing-band.module.css';
import { HeroSources, heroSizes } from './hero-sources';

/** The last word: the dimmed house and the call button once more. */
export function ClosingBand() {
  const { heading, text } = content.home.closing;
  const { wide, tall } = content.home.hero;
  const { width, height } = builtPicture('wide', wide);
  return (
    <section className={styles.band}>
      <picture>
        <HeroSources tall={tall} />
        <img
          data-picture={`wide/${wide}`}
          data-tall={tall}
          className={styles.picture}
          src={largest('wide', wide)}
          srcSet={srcSet('wide', wide)}
          sizes={heroSizes.wide}
          width={width}
          height={height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
      <Reveal as="h2" kind="once" className={styles.heading}>
        {heading}
      </Reveal>
      <p className={styles.text}>{text}</p>
      <CallNow />
    </section>
  );
}
