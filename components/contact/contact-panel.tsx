import { ContactForm } from '@/components/islands/contact-form';
import { content } from '@/content/content';
import styles from './contact-panel.module.css';

/** The paper half: what to expect, and the form. */
export function ContactPanel() {
  const { heading, intro } = content.contact.form;
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.intro}>{intro}</p>
      <ContactForm texts={content.contact.form} />
    </section>
  );
}
