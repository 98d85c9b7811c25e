import { content } from '@/model/content';
import styles from './notice.module.css';

const { notice } = content.site;

/** For <html>: the last day of the notice, for notice.head.ts. */
export const noticeAttributes = notice && { 'data-notice-until': notice.until };

/** The owner's notice below the header, first in `main`, so that the skip link leads to it. */
export function Notice() {
  return (
    notice && (
      <div className={`${styles.notice} on-spruce`} data-notice="">
        <p>{notice.text}</p>
      </div>
    )
  );
}
