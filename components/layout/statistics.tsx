import { InlineScript } from '@/components/inline-scripts/inline-script';
import { content } from '@/content';
import { statisticsEmbed } from '@/content/schema';
import styles from './statistics.module.css';

/**
 * The settings of the visit statistics for inline-scripts/statistics.ts, and the question for consent. It is before the
 * header, so that keyboards and screen readers meet it first. The script writes it into the status region, which announces it.
 */
export function Statistics() {
  const { statistics } = content.site;
  if (!statistics) return null;
  const { tracker } = statisticsEmbed(statistics);
  const { question, agree, decline } = content.common.statistics;
  return (
    <>
      <aside
        className={styles.question}
        hidden
        data-print="hide"
        data-statistics={JSON.stringify(tracker)}
      >
        <p role="status" data-question={question} />
        <div className={styles.answers} hidden>
          <button type="button" value="agree">
            {agree}
          </button>
          <button type="button" value="decline">
            {decline}
          </button>
        </div>
      </aside>
      <InlineScript file="statistics" />
    </>
  );
}
