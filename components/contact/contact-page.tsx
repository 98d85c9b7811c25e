import styles from './contact.module.css';
import { ContactDetails } from './contact-details';
import { ContactFormPanel } from './contact-form-panel';

/** The details at the left and the form at the right, on small screens one below the other. */
export function ContactPage() {
  return (
    <div className={styles.columns}>
      <ContactDetails />
      <ContactFormPanel />
    </div>
  );
}
