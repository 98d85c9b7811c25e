import '@/content/schema/generated/pictures-card.css';
import { Picture } from '@/components/shared/picture';
import { Reveal } from '@/components/shared/reveal';
import { sizesOf } from '@/components/styles/breakpoints';
import type { Service } from '@/content/schema/schema';
import styles from './service-card.module.css';

/** How wide a picture is on a desktop, by the panes that share its row; a lone one is cropped flat. */
const widths: Record<number, string> = { 1: '92vw', 2: '46vw', 3: '34vw' };

interface ServiceCardProps {
  service: Service;
  /** In a phone's window when the page opens: its picture, the page's largest paint, shares the line with no other. */
  first: boolean;
  /** How many panes share its row on a desktop. */
  inRow: number;
}

/** One pane of the façade: the picture, melting into the dark for the title and the list. */
export function ServiceCard({ service, first, inRow }: ServiceCardProps) {
  const { id, title, description, image } = service;
  return (
    <Reveal as="li" kind="card" id={id} className={styles.pane}>
      <Picture
        kind="card"
        file={image}
        className={styles.picture}
        first={first}
        sizes={sizesOf({ narrow: '86vw', tablet: '52vw' }, widths[inRow] ?? '34vw')}
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
    </Reveal>
  );
}
