import { Picture } from '@/components/shared/picture';
import tiles from '@/components/shared/tiles.module.css';
import { sizesOf } from '@/components/styles/breakpoints';
import type { Service } from '@/content/schema';
import styles from './service-card.module.css';

/** The width of a picture on a desktop, by the cards that share its row. */
const widths = { 1: '100vw', 2: '50vw', 3: '39vw' };

interface ServiceCardProps {
  service: Service;
  /** In a phone's window when the page opens: its picture is the page's largest paint. */
  first: boolean;
  inRow: 1 | 2 | 3;
}

/** One service: the picture, melting into the dark for the title, and the list. */
export function ServiceCard({ service, first, inRow }: ServiceCardProps) {
  const { id, title, description, image } = service;
  return (
    <li
      data-reveal="card"
      id={id}
      className={`${tiles.tile} ${tiles[`of${inRow}`] ?? ''} ${styles.card}`}
    >
      <Picture
        kind="card"
        file={image}
        className={`${tiles.picture} ${styles.picture}`}
        first={first}
        sizes={sizesOf({ phone: '100vw', tablet: '55vw' }, widths[inRow])}
      />
      <h2 className={styles.title}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      <ul className={styles.list}>
        {description.map((line) => (
          <li key={line} className={styles.line}>
            {line}
          </li>
        ))}
      </ul>
    </li>
  );
}
