import styles from './call-bar.module.css';
import { CallButton } from './call-button';

/** The call button at the foot of a phone's viewport, or in a desktop's header, while the hero's and the closing one are outside. */
export function CallBar() {
  return (
    <div className={styles.bar} data-call-bar="">
      <CallButton />
    </div>
  );
}
