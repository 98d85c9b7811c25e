import { CallButton } from '@/components/call/call-button';
import { GeneratedStyle } from '@/components/ui/generated-style';
import { mediaPicture, shadeOf } from '@/components/ui/media';
import { content } from '@/model/content';
import { Facts } from './facts';
import styles from './hero.module.css';
import { HeroPictures } from './hero-pictures';

/** Renders Home's first screen: headline, call button, picture and a row of three facts. */
export function Hero() {
  const { eyebrow, headline, subheading, wide, tall } = content.home.hero;
  const colours = `--wide-shade:${shadeOf(wide)};--tall-shade:${shadeOf(tall)};--tall-colour:${mediaPicture('tall', tall).colour}`;
  return (
    <section className={styles.hero}>
      <GeneratedStyle id="hero" rules={`.${styles.hero}{${colours}}`} />
      <div className={styles.body}>
        <p className={`lead eyebrow ${styles.eyebrow}`}>{eyebrow}</p>
        <h1 className={`display ${styles.headline}`}>{headline}</h1>
        <p className={`lead ${styles.subheading}`}>{subheading}</p>
        <div className={styles.call}>
          <CallButton />
        </div>
      </div>
      <HeroPictures />
      <Facts />
    </section>
  );
}
