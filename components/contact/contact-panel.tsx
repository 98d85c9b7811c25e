import { ContactForm } from '@/components/islands/form/contact-form';
import { emailHref, telephoneLink } from '@/components/shared/contact-links';
import drawn from '@/components/shared/drawn-mark.module.css';
import { Logo } from '@/components/shared/logo';
import { basePath, content } from '@/content/schema/content';
import { formTarget } from '@/content/schema/form-target';
import styles from './contact-panel.module.css';

/** The paper half: what to expect, and the form. */
export function ContactPanel() {
  const { heading, urgent, intro, ...texts } = content.contact.form;
  const { form, phone } = content.site;
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p>
          {urgent}{' '}
          <a {...telephoneLink} className={styles.phone}>
            {phone.display}
          </a>
        </p>
      </div>
      <ContactForm
        texts={texts}
        target={formTarget(form, basePath)}
        ways={{
          phone: { href: telephoneLink.href, text: phone.display },
          email: { href: emailHref },
        }}
        mark={<Logo className={`${drawn.mark} ${styles.mark}`} />}
      >
        <p className={styles.intro}>{intro}</p>
      </ContactForm>
    </section>
  );
}
