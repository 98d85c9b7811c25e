import { Reveal } from '@/components/islands/reveal';
import { Picture } from '@/components/shared/picture';
import type { Service } from '@/content/schema';
import styles from './service-card.module.css';

/** One pane of the façade: the picture, melting into ink for the title and the list. */
export function ServiceCard({ service, first }: { service: Service; first: boolean }) {
  const { id, title, description, image } = service;
  return (
    <Reveal as="li" kind="card" id={id} className={styles.pane}>
      <Picture
        kind="card"
        file={image}
        className={styles.picture}
        first={first}
        sizes="(max-width: 800px) 96vw, (max-width: 1100px) 56vw, (max-width: 1920px) 36vw, 690px"
      />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <a href={`#${id}`}>{title}</a>
        </h2>
        <ul>
          {description.map((line) => (
            <li key={line} className={styles.line}>
              {line}
            </li>
          ))}
        </ul>
      </div>
    </Reveal>
  );
}
