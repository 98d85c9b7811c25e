import './contact-form.css';
import { ReactIsland } from '@/components/react-island/react-island';
import button from '@/components/ui/button.module.css';
import { emailHref, PhoneLink, telLinkProps } from '@/components/ui/contact-links';
import drawn from '@/components/ui/drawn-logo.module.css';
import { logoOnDark } from '@/components/ui/media';
import { formAction, formTarget, previewId } from '@/model';
import { basePath, content } from '@/model/content';
import styles from './contact.module.css';
import { ContactForm, type ContactFormProps } from './contact-form.island';

const { heading, urgent, carrier, ...texts } = content.contact.form;

function formProps(): ContactFormProps {
  const { form, phone } = content.site;
  const target = formTarget(form, basePath);
  // No service delivers the messages to `npm start`, so none is named.
  const privacy = form.id === previewId ? texts.privacy : `${carrier} ${texts.privacy}`;
  return {
    texts: { ...texts, privacy },
    target,
    action: formAction(target),
    phone: { href: telLinkProps().href, text: phone.display },
    email: { href: emailHref },
    buttonClassName: `${button.button} ${button.amber} ${button.capitals} ${button.send}`,
    logo: { ...logoOnDark, className: drawn.logo ?? '' },
  };
}

/**
 * Renders the light half of Contact: heading, number for urgent calls, and the form. The form is an island, so its
 * script hydrates only the form's element, with the props in its attribute.
 */
export function ContactFormPanel() {
  return (
    <section id="form" className={styles.panel}>
      <div className={styles.header}>
        <h2 id="formHeading">{heading}</h2>
        <p>
          {urgent} <PhoneLink className={styles.urgent} />
        </p>
      </div>
      <ReactIsland name="contact-form" component={ContactForm} props={formProps()} />
    </section>
  );
}
