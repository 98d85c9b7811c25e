import styles from './contact-halves.module.css';
import { ContactInfo } from './contact-info';
import { ContactPanel } from './contact-panel';

export function ContactHalves() {
  return (
    <div className={styles.halves}>
      <ContactInfo />
      <ContactPanel />
    </div>
  );
}
