import { CallButton } from '@/components/call/call-button';
import { GeneratedStyle } from '@/components/ui/generated-style';
import { mediaPicture, shadeOf } from '@/components/ui/media';
import { content } from '@/model/content';
import { Facts } from './facts';
import styles from './hero.module.css';
import { HeroPictures } from './hero-pictures';

/** What the style sheet needs to know of a picture: its focus, in shares of its width and height, its shade and, of the tall one, its colour. */
function layoutOf(kind: 'wide' | 'tall', file: string): string {
  const { focus, colour } = mediaPicture(kind, file);
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat);
  const shade = shadeOf(file);
  const above = kind === 'tall' ? `;--tall-colour:${colour}` : '';
  return `--${kind}-x:${x / 100};--${kind}-y:${y / 100};--${kind}-shade:${shade}${above}`;
}

/** How many letters have room in the first view, above the call button. Longer texts are smaller. */
const letters = { headline: 45, subheading: 90 };

/** The first screen: headline and call button, the picture, and a row of three facts. */
export function Hero() {
  const { hero } = content.home;
  const { wide, tall } = hero;
  const isLong =
    hero.headline.length > letters.headline || hero.subheading.length > letters.subheading;
  return (
    <section className={styles.hero} data-long={isLong ? '' : undefined}>
      <GeneratedStyle
        id="hero"
        rules={`.${styles.hero}{${layoutOf('wide', wide)};${layoutOf('tall', tall)}}`}
      />
      <div className={styles.copy}>
        <p className={`lead ${styles.eyebrow}`}>{hero.eyebrow}</p>
        <h1 className={`display ${styles.headline}`}>{hero.headline}</h1>
        <p className={`lead ${styles.subheading}`}>{hero.subheading}</p>
      </div>
      <div className={styles.call}>
        <CallButton />
      </div>
      <HeroPictures />
      <Facts />
    </section>
  );
}
