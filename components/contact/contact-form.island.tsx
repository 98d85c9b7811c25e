'use client';

import { DrawnLogo, type DrawnLogoProps } from '@/components/ui/drawn-logo';
import type { Content, FormTarget } from '@/model';
import { type ContactLinks, ErrorSummary } from './error-summary';
import { ConnectionError } from './form-client';
import { FormField } from './form-field';
import { shownErrors } from './form-state';
import { honeypot } from './message';
import { focusInView, useContactForm } from './use-contact-form';

export interface ContactFormProps extends ContactLinks {
  texts: Omit<Content['contact']['form'], 'heading' | 'urgent' | 'carrier'>;
  target: FormTarget;
  /** The URL that the form posts to without script. */
  action: string;
  /** The classes of the submit button. */
  buttonClassName: string;
  logo: DrawnLogoProps;
}

/** Renders a plain form that posts to the service. With script it also reports failures and keeps what was typed. */
export function ContactForm(props: ContactFormProps) {
  const { texts, target, action, phone, email, buttonClassName, logo } = props;
  const { blank, errorTitle } = texts;
  const form = useContactForm({ target, blank, errorTitle });
  const { status, errors } = form;
  if (status === 'sent') {
    return (
      <div key="success" className="contact-form-success">
        <DrawnLogo {...logo} />
        <p className="heading" tabIndex={-1} ref={focusInView}>
          {texts.success}
        </p>
      </div>
    );
  }

  const isSending = status === 'sending';
  return (
    // React can replace this one wrapper element even if an extension has changed its children.
    <div key="form">
      <p className="contact-form-intro">{texts.intro}</p>
      <form
        ref={form.formRef}
        className="contact-form"
        aria-labelledby="formHeading"
        action={action}
        method="post"
        encType="multipart/form-data"
        onSubmit={form.onSubmit}
        onInput={form.onInput}
      >
        <div>
          {form.showsSummary && (
            <ErrorSummary
              key={form.attempts}
              label={errorTitle}
              texts={texts.errorSummary}
              isNetworkError={errors instanceof ConnectionError}
              phone={phone}
              email={email}
            />
          )}
        </div>
        <p id="allNeeded" className="contact-form-line">
          {texts.allNeeded}
        </p>
        <FormField
          name="fullName"
          label={texts.fullName}
          errors={shownErrors('fullName', form)}
          readOnly={isSending}
          type="text"
          autoComplete="name"
          spellCheck={false}
          dir="auto"
        />
        <FormField
          name="email"
          label={texts.email}
          errors={shownErrors('email', form)}
          readOnly={isSending}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <FormField
          name="message"
          label={texts.message}
          hint={texts.messageHint}
          errors={shownErrors('message', form)}
          readOnly={isSending}
          rows={6}
          dir="auto"
        />
        <input type="checkbox" name={honeypot} hidden tabIndex={-1} />
        <p role="status" className="visually-hidden">
          {isSending && <span>{texts.sending}</span>}
        </p>
        <button type="submit" className={buttonClassName} disabled={isSending}>
          {/* A new element for each text: React can't update text nodes that a translator has replaced. */}
          <span key={status}>{isSending ? texts.sending : texts.send}</span>
        </button>
        <p className="contact-form-line contact-form-privacy">{texts.privacy}</p>
      </form>
    </div>
  );
}
