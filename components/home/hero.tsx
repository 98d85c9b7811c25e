import './bar-over-picture.css';
import { CallNow } from '@/components/shared/call-now';
import { content } from '@/content/schema/content';
import styles from './hero.module.css';
import { HeroFacts } from './hero-facts';
import { HeroPicture } from './hero-picture';

/** The first screen: the lit house, the promise and the call button; then the sill of facts. */
export function Hero() {
  const { hero } = content.home;
  return (
    <section className={styles.hero} data-wide={hero.wide} data-tall={hero.tall}>
      <HeroPicture />
      <div className={styles.copy}>
        <p className={styles.eyebrow}>{hero.eyebrow}</p>
        <h1 className={styles.headline}>{hero.headline}</h1>
        <p className={styles.area}>{hero.area}</p>
        <div className={styles.call}>
          <CallNow />
        </div>
      </div>
      <HeroFacts />
    </section>
  );
}
