import { breakpoint } from '@/components/styles/breakpoints';
import { imgAttributes, Picture } from '@/components/ui/picture';
import { content } from '@/model/content';
import styles from './hero-pictures.module.css';

/**
 * A house in the shape of the screen. Over it is the same view with the lights off, which only a session's first page
 * displays and fetches. It fades out when the loader ends.
 */
export function HeroPictures() {
  const { wide, tall, wideLightsOff, tallLightsOff } = content.home.hero;
  return (
    <div className={styles.pictures}>
      <Picture
        kind="wide"
        file={wide}
        alternative={{ on: 'portrait', kind: 'tall', file: tall }}
        className={`cover ${styles.picture}`}
        sizes="max(100vw, 178svh)"
        priority
      />
      <picture>
        <source
          media={breakpoint('portrait')}
          srcSet={imgAttributes('tallLightsOff', tallLightsOff).src}
        />
        <img
          {...imgAttributes('wideLightsOff', wideLightsOff)}
          // Cropped like the other one.
          data-picture={imgAttributes('wide', wide)['data-picture']}
          className={`cover ${styles.picture} ${styles.lightsOff}`}
          srcSet={undefined}
          alt=""
          loading="lazy"
          fetchPriority="low"
          decoding="async"
        />
      </picture>
    </div>
  );
}
