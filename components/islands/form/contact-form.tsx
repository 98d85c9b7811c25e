'use client';

import type { ComponentProps, ReactNode } from 'react';
import { guarded } from '@/components/islands/boundary/guarded';
import { type FormTarget, formAction } from '@/content/schema/form-target';
import styles from './contact-form.module.css';
import { restoreDraft } from './form-draft';
import { hasErrors } from './form-field';
import { FormFields, type FormTexts } from './form-fields';
import { FormNotice, type OtherWays } from './form-notice';
import { FormThanks } from './form-thanks';
import { useContactForm } from './use-contact-form';
import { useErrorTitle } from './use-error-title';

interface ContactFormProps {
  texts: FormTexts;
  target: FormTarget;
  ways: OtherWays;
  /** Stands above the thanks. */
  mark: ReactNode;
  /** Stands above the form and leaves with it. */
  children: ReactNode;
}

/** An ordinary form that posts to the service; with script it never loses a message silently. */
export const ContactForm = guarded(AttentiveForm, ({ texts, target, children }) => (
  <>
    {children}
    <form {...ordinary(target)} ref={restoreDraft}>
      <FormFields texts={texts} />
    </form>
  </>
));

function ordinary(target: FormTarget): ComponentProps<'form'> {
  return {
    action: formAction(target),
    method: 'post',
    encType: 'multipart/form-data',
    noValidate: true,
    className: styles.form,
  };
}

function AttentiveForm({ texts, target, ways, mark, children }: ContactFormProps) {
  const form = useContactForm(target);
  const { errors, submitting, connected } = form;
  const shown = hasErrors(errors, 'email') || hasErrors(errors, 'message');
  useErrorTitle(texts.errorTitle, Boolean(errors));

  if (form.succeeded) return <FormThanks mark={mark} text={texts.success} />;
  return (
    <>
      {children}
      <form
        {...ordinary(target)}
        ref={form.formRef}
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
            sending={submitting && texts.sending}
          />
        )}
        <FormFields texts={texts} submitting={submitting} errors={errors} />
      </form>
    </>
  );
}
