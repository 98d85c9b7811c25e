'use client';

import type { ReactNode } from 'react';
import { type FormTarget, formAction } from '@/components/contact/form-target';
import solid from '@/components/shared/solid-button.module.css';
import type { Content } from '@/content/schema';
import styles from './contact-form.module.css';
import { FormField, hasErrors } from './form-field';
import { FormNotice, type OtherWays } from './form-notice';
import { FormThanks } from './form-thanks';
import { useContactForm } from './use-contact-form';
import { useErrorTitle } from './use-error-title';

interface ContactFormProps {
  texts: Omit<Content['contact']['form'], 'heading' | 'intro'>;
  target: FormTarget;
  ways: OtherWays;
  /** Stands above the form and leaves with it. */
  children: ReactNode;
}

/** An ordinary form that posts to the service; with script it never loses a message silently. */
export function ContactForm({ texts, target, ways, children }: ContactFormProps) {
  const form = useContactForm(target);
  const { errors, submitting, connected } = form;
  const shown = hasErrors(errors, 'email') || hasErrors(errors, 'message');
  useErrorTitle(texts.errorTitle, Boolean(errors));

  if (form.succeeded) return <FormThanks text={texts.success} />;
  return (
    <>
      {children}
      <form
        ref={form.formRef}
        action={formAction(target)}
        method="post"
        encType="multipart/form-data"
        noValidate
        className={styles.form}
        onInput={form.keepTyped}
        onSubmit={form.onSubmit}
      >
        {(!connected || (errors && !shown)) && (
          <FormNotice
            key={form.attempts}
            ref={form.noticeRef}
            label={texts.errorTitle}
            texts={texts.notice}
            connected={connected}
            ways={ways}
            message={form.message}
            submitting={submitting}
          />
        )}
        <FormField
          name="fullName"
          label={texts.fullName}
          type="text"
          autoComplete="name"
          spellCheck={false}
          readOnly={submitting}
        />
        <FormField
          name="email"
          label={texts.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
          readOnly={submitting}
          errors={errors}
        />
        <FormField
          name="message"
          label={texts.message}
          rows={7}
          readOnly={submitting}
          errors={errors}
        />
        <p role="status" className="visually-hidden">
          {submitting && texts.sending}
        </p>
        <button type="submit" className={`${solid.button} ${styles.send}`} disabled={submitting}>
          {submitting ? texts.sending : texts.send}
        </button>
      </form>
    </>
  );
}
