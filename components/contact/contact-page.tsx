import styles from './contact.module.css';
import { ContactDetails } from './contact-details';
import { ContactFormPanel } from './contact-form-panel';

/** Renders the details on the left and the form on the right, or one below the other on small screens. */
export function ContactPage() {
  return (
    <div className={styles.columns}>
      <ContactDetails />
      <ContactFormPanel />
    </div>
  );
}
