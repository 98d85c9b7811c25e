import { content } from '@/content';
import { CallButton } from './call-button';
import styles from './call-to-action.module.css';
import { keepPhrases } from './phrases';

/** The last section of Services and Gallery: the heading of Home's last section, and a call button. */
export function CallToAction({ eyebrow }: { eyebrow?: string }) {
  const { heading, text } = content.home.closing;
  return (
    <section className={styles.band} data-print="hide">
      <div>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2 data-reveal="once" className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{keepPhrases(text)}</p>
      </div>
      <CallButton />
    </section>
  );
}
