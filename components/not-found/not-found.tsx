import button from '@/components/shared/button.module.css';
import { CallNow } from '@/components/shared/call-now';
import { SiteLink } from '@/components/shared/site-link';
import { content } from '@/content';
import styles from './not-found.module.css';

/** A window at night with one lit and one boarded pane. */
export function NotFound() {
  const { heading, text, link } = content.notFound;
  return (
    <div className={styles.night} data-print="stack">
      <div className={`${styles.words} hidden-while-parsed`}>
        <h1
          className={`display ${styles.heading}`}
          data-long={heading.length > 30 ? '' : undefined}
        >
          {heading}
        </h1>
        <p className={`lead ${styles.text}`}>{text}</p>
        <div className={styles.ways}>
          <CallNow />
          <SiteLink href="/" className={`${button.button} ${button.outline} ${styles.home}`}>
            {link}
          </SiteLink>
        </div>
      </div>
      <div className={styles.window} aria-hidden="true" data-print="hide">
        <span />
        <span className={styles.lit} />
        <span className={styles.board}>404</span>
        <span />
      </div>
    </div>
  );
}
