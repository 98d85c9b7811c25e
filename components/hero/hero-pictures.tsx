import { breakpoint } from '@/components/styles/breakpoints';
import { imgAttributes, Picture } from '@/components/ui/picture';
import { content } from '@/model/content';
import styles from './hero-pictures.module.css';

/**
 * Renders the picture of the hero, wide or tall, and above it the same picture with its lights off, which fades out
 * when the loader ends. Only the first page of a session displays and fetches it.
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
          // Cropped like the picture with its lights on.
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
