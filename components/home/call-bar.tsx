import { CallButton } from '@/components/shared/call-button';
import styles from './call-bar.module.css';

/** The call button at the bottom of a phone's viewport, while the hero's and the call to action's are outside. */
export function CallBar() {
  return (
    <div className={styles.bar} data-call-bar="">
      <CallButton />
    </div>
  );
}
