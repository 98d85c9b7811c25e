import '@/components/islands/contact-form/contact-form.css';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { ContactForm, type ContactFormProps } from '@/components/islands/contact-form/contact-form';
import { Island } from '@/components/islands/island';
import { emailHref, telephoneLink } from '@/components/shared/contact-links';
import drawn from '@/components/shared/drawn-mark.module.css';
import solid from '@/components/shared/solid-button.module.css';
import { basePath, content, formAction, formTarget, previewId } from '@/content/schema';
import { derived } from '@/content/schema/derived-facts';
import styles from './contact-panel.module.css';

const { heading, urgent, ...texts } = content.contact.form;
const { form, phone } = content.site;
const target = formTarget(form, basePath);

const props: ContactFormProps = {
  texts,
  service: { id: target.id, project: target.project, url: target.service },
  isPreview: target.id === previewId,
  action: formAction(target),
  phone: { href: telephoneLink.href, text: phone.display },
  email: { href: emailHref },
  logo: derived.logo,
  classNames: { button: solid.button ?? '', logo: drawn.mark ?? '' },
};

/** The light half: what to expect, and the form. */
export function ContactPanel() {
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
      <Island name="contact-form" props={props}>
        <ContactForm {...props} />
      </Island>
      <InlineScript name="draft" />
    </section>
  );
}
