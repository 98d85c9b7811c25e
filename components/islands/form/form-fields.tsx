import solid from '@/components/shared/solid-button.module.css';
import type { Content } from '@/content/schema/schema';
import styles from './contact-form.module.css';
import { type Errors, FormField } from './form-field';

export type FormTexts = Omit<Content['contact']['form'], 'heading' | 'urgent' | 'intro'>;

interface FormFieldsProps {
  texts: FormTexts;
  submitting?: boolean;
  errors?: Errors;
}

/** What stands in the form: the three fields, the button and the two quiet lines. */
export function FormFields({ texts, submitting = false, errors }: FormFieldsProps) {
  return (
    <>
      <p id="all-needed" className={styles.line}>
        {texts.allNeeded}
      </p>
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
        rows={6}
        readOnly={submitting}
        errors={errors}
      />
      <p role="status" className="visually-hidden">
        {submitting && texts.sending}
      </p>
      <button type="submit" className={`${solid.button} ${styles.send}`} disabled={submitting}>
        {submitting ? texts.sending : texts.send}
      </button>
      <p className={`${styles.line} ${styles.privacy}`}>{texts.privacy}</p>
    </>
  );
}
