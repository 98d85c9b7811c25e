import styles from './contact.module.css';
import { ContactInfo } from './contact-info';
import { ContactPanel } from './contact-panel';

/** The details at the left and the form at the right, on small screens one below the other. */
export function ContactHalves() {
  return (
    <div className={styles.halves}>
      <ContactInfo />
      <ContactPanel />
    </div>
  );
}
