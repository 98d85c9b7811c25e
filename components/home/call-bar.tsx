import { InlineScript } from '@/components/inline-scripts/inline-script';
import { CallNow } from '@/components/shared/call-now';
import styles from './call-bar.module.css';

/** The call button at the foot of a phone's window, between the hero's own and the closing band's. */
export function CallBar() {
  return (
    <>
      <div className={styles.bar} data-call-bar="" data-print="hide">
        <CallNow />
      </div>
      <InlineScript name="call-bar" />
    </>
  );
}
