import { reveal } from '@/components/reveal/reveal';
import { content } from '@/model/content';
import { CallButton } from './call-button';
import styles from './call-to-action.module.css';

/** Renders the end of Services and Gallery: a call button with the texts of Home's call to action. */
export function CallToAction({ eyebrow }: { eyebrow?: string }) {
  const { heading, text } = content.home.callToAction;
  return (
    <section className={`${styles.section} row on-spruce`}>
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 {...reveal('once')} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <CallButton />
    </section>
  );
}
