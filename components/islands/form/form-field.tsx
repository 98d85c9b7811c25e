import { ValidationError } from '@formspree/react';
import type { ComponentProps } from 'react';
import type { FieldName, Message } from './form-draft';
import styles from './form-field.module.css';

export type Errors = ComponentProps<typeof ValidationError<Message>>['errors'];

interface FormFieldProps {
  name: FieldName;
  label: string;
  type?: 'text' | 'email';
  /** Given for the fields whose errors are shown. */
  errors?: Errors;
  readOnly: boolean;
  autoComplete?: string;
  spellCheck?: boolean;
  rows?: number;
}

/** A label, its field (one of several lines when it has rows) and what the service says about it. */
export function FormField({ name, label, errors, rows, ...rest }: FormFieldProps) {
  const wrong = hasErrors(errors, name);
  const errorId = `${name}-error`;
  const common = {
    id: name,
    name,
    required: true,
    'aria-invalid': wrong,
    'aria-describedby': wrong ? errorId : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {rows ? <textarea rows={rows} {...common} {...rest} /> : <input {...common} {...rest} />}
      {wrong && (
        <div className={styles.error}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 0a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM8.8 4.5v7h2.4v-7Zm0 8.6v2.4h2.4v-2.4Z" />
          </svg>
          {/* Its texts stand bare in it, so that changed ones need a new element. */}
          <ValidationError
            key={messagesOf(errors, name)}
            id={errorId}
            prefix={label}
            field={name}
            errors={errors ?? null}
          />
        </div>
      )}
    </div>
  );
}

export function hasErrors(errors: Errors | undefined, name: FieldName): boolean {
  return (errors?.getFieldErrors(name).length ?? 0) > 0;
}

function messagesOf(errors: Errors | undefined, name: FieldName): string | undefined {
  return errors
    ?.getFieldErrors(name)
    .map(({ message }) => message)
    .join();
}
