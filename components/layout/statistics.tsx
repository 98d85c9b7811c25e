import { InlineScript } from '@/components/inline-scripts/inline-script';
import { content, statisticsEmbed } from '@/content/schema';
import styles from './statistics.module.css';

/** The settings of the visit statistics for inline-scripts/statistics.ts, and the question for consent. */
export function Statistics() {
  const { statistics } = content.site;
  if (!statistics) return null;
  const { tracker } = statisticsEmbed(statistics);
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
        <p>{question}</p>
        <button type="button" value="agree">
          {agree}
        </button>
        <button type="button" value="decline">
          {decline}
        </button>
      </section>
      <InlineScript file="inline-scripts/statistics" />
    </>
  );
}
