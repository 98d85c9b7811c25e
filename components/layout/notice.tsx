import { InlineScript } from '@/components/inline-scripts/inline-script';
import { content } from '@/content';
import { isToday } from '@/content/today';
import styles from './notice.module.css';

/**
 * The owner's dated notice below the header, first in `main`, so that the skip link leads to it. Search engines read it
 * only while it holds when the site is built, by the day in Ontario. In the browser its script decides by the visitor's
 * clock.
 */
export function Notice() {
  const { notice } = content.site;
  if (!notice) return null;
  const { text, from, until } = notice;
  const holds = isToday(notice);
  return (
    <>
      <div
        className={`${styles.notice} row on-spruce`}
        hidden={!holds}
        data-notice={text}
        data-from={from}
        data-until={until}
      >
        <p>{holds && text}</p>
        <button type="button" aria-label={content.common.dismiss} data-print="hide">
          ×
        </button>
      </div>
      <InlineScript file="notice" />
    </>
  );
}
