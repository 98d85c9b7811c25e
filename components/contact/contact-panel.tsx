import { ContactForm } from '@/components/islands/contact-form';
import { emailHref, telephoneHref } from '@/components/shared/contact-links';
import { basePath, content } from '@/content/content';
import styles from './contact-panel.module.css';
import { formTarget } from './form-target';

/** The paper half: what to expect, and the form. */
export function ContactPanel() {
  const { heading, intro, ...texts } = content.contact.form;
  const { form, phone } = content.site;
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{heading}</h2>
      <ContactForm
        texts={texts}
        target={formTarget(form, basePath)}
        ways={{
          phone: { href: telephoneHref, text: phone.display },
          email: { href: emailHref },
        }}
      >
        <p className={styles.intro}>{intro}</p>
      </ContactForm>
    </section>
  );
}
