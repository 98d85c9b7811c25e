import { content } from '@/model/content';
import styles from './notice.module.css';

const { notice } = content.site;

/** Attributes for <html>: the last day of the notice, which notice.head.ts reads. */
export const noticeAttributes = notice && { 'data-notice-until': notice.until };

/** Renders the owner's notice, if there is one. It comes first in `main`, so that the skip link leads to it. */
export function Notice() {
  return (
    notice && (
      <div className={`${styles.notice} on-spruce`} data-notice="">
        <p>{notice.text}</p>
      </div>
    )
  );
}
