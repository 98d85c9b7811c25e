import '@/components/islands/contact-form/contact-form.css';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { ContactForm, type ContactFormProps } from '@/components/islands/contact-form/contact-form';
import button from '@/components/shared/button.module.css';
import { emailHref, PhoneLink, telephoneLink } from '@/components/shared/contact-links';
import drawn from '@/components/shared/drawn-mark.module.css';
import { lateScript } from '@/components/shared/late-script';
import { basePath, content } from '@/content';
import { formAction, formTarget, previewId } from '@/content/schema';
import styles from './contact.module.css';

const { heading, urgent, interrupted, ...texts } = content.contact.form;
const { form, phone } = content.site;
const target = formTarget(form, basePath);

const props: ContactFormProps = {
  texts,
  target,
  isPreview: target.id === previewId,
  action: formAction(target),
  phone: { href: telephoneLink.href, text: phone.display },
  email: { href: emailHref },
  classNames: {
    button: `${button.button} ${button.amber} ${button.capitals} ${button.send}`,
    logo: drawn.mark ?? '',
  },
};

/**
 * The light half: what to expect, and the form. The form is an island: its script hydrates its element and nothing else,
 * with the props in the attribute.
 */
export function ContactPanel() {
  return (
    <section className={styles.panel} data-print="hide">
      <div className={`${styles.head} hidden-while-parsed`}>
        <h2 id="form-heading">{heading}</h2>
        <p>
          {urgent} <PhoneLink className={styles.urgent} />
        </p>
      </div>
      {/* Shown by inline-scripts/draft.ts. */}
      <p
        className={`${styles.interrupted} row`}
        data-interrupted=""
        hidden
        suppressHydrationWarning
      >
        {interrupted.text} <button type="button">{interrupted.show}</button>
      </p>
      <div data-island={lateScript('contact-form')} data-props={JSON.stringify(props)}>
        <ContactForm {...props} />
      </div>
      <InlineScript file="form-before-hydration" />
    </section>
  );
}
