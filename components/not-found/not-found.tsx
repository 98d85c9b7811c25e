import outline from '@/components/shared/outline-button.module.css';
import { SiteLink } from '@/components/shared/site-link';
import { content } from '@/content/schema/content';
import styles from './not-found.module.css';

/** An empty window at night; reaching for the way home switches one light on. */
export function NotFound() {
  const { heading, text, link } = content.notFound;
  return (
    <div className={styles.night}>
      <div>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.text}>{text}</p>
        <SiteLink href="/" className={`${outline.button} ${styles.link}`}>
          {link}
        </SiteLink>
      </div>
      <div className={styles.window} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
