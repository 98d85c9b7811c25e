import { sizesOf } from '@/components/styles/breakpoints';
import { Picture } from '@/components/ui/picture';
import type { Content } from '@/model';
import styles from './house.module.css';
import { checkboxId, pointsOf } from './house-styles';

interface HousePictureProps {
  /** The file names of the pictures from content/pages/home.yaml. */
  lightsOff: string;
  lightsOn: string;
  services: Content['services'];
}

const sizes = sizesOf({ tablet: '94vw' }, 'min(54vw, 1020px)');

/**
 * Renders the house with its lights off. Above it, each service that has a part of the house gets a label for its
 * checkbox: the house with its lights on, clipped to the outline of the part, and a square at each of its points.
 */
export function HousePicture({ lightsOff, lightsOn, services }: HousePictureProps) {
  return (
    <div className={styles.picture}>
      <Picture kind="house" file={lightsOff} className={styles.image} sizes={sizes} />
      {services.map(
        ({ part }, index) =>
          part && (
            <label
              key={index}
              htmlFor={checkboxId(index)}
              className={styles.part}
              data-service={index}
            >
              <Picture
                kind="house"
                file={lightsOn}
                className={`${styles.image} ${styles.lightsOn}`}
                sizes={sizes}
                decorative
              />
              {pointsOf(part).map((_, point) => (
                <span key={point} className={styles.square} data-point={point} />
              ))}
            </label>
          ),
      )}
    </div>
  );
}
