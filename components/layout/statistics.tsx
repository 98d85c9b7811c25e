import { InlineScript } from '@/components/inline-scripts/inline-script';
import { content, statisticsPlan } from '@/content/schema';
import styles from './statistics.module.css';

/** The visit statistics that the owner has switched on, and the question whether a visitor agrees. */
export function Statistics() {
  const { statistics } = content.site;
  if (!statistics) return null;
  const { tracker } = statisticsPlan(statistics);
  const { question, agree, decline } = content.common.statistics;
  return (
    <>
      <section
        className={styles.question}
        aria-label={question}
        hidden
        data-print="hide"
        data-statistics={JSON.stringify(tracker)}
      >
        {tracker.consent && (
          <>
            <p>{question}</p>
            <button type="button" value="agree">
              {agree}
            </button>
            <button type="button" value="decline">
              {decline}
            </button>
          </>
        )}
      </section>
      <InlineScript name="statistics" />
    </>
  );
}
