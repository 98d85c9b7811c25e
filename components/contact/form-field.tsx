import { ValidationError } from '@formspree/react';
import type { ComponentProps } from 'react';
import type { Errors } from './form-state';
import type { FieldName } from './message';

interface FormFieldProps
  extends Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'spellCheck' | 'readOnly' | 'dir'
  > {
  name: FieldName;
  label: string;
  errors: Errors;
  /** Shown below the label. */
  hint?: string;
  /** The height of a textarea. Without it, the field is an input. */
  rows?: number;
}

/** Renders a field with its label, hint and error. */
export function FormField({ name, label, errors, hint, rows, ...rest }: FormFieldProps) {
  const messages = errors?.getFieldErrors(name).map(({ message }) => message) ?? [];
  const isInvalid = messages.length > 0;
  const errorId = `${name}Error`;
  const hintId = `${name}Hint`;
  const field = {
    id: name,
    name,
    required: true,
    'aria-invalid': isInvalid,
    'aria-describedby': isInvalid ? errorId : hint && hintId,
    ...rest,
  };
  return (
    <div className="contact-form-field">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={hintId} className="contact-form-hint">
          {hint}
        </p>
      )}
      {rows ? <textarea rows={rows} {...field} /> : <input {...field} />}
      {isInvalid && (
        // A new element for each text: React can't update text nodes that a translator has replaced.
        <div className="contact-form-error" key={messages.join()}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 0a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM8.8 4.5v7h2.4v-7Zm0 8.6v2.4h2.4v-2.4Z" />
          </svg>
          <ValidationError id={errorId} prefix={label} field={name} errors={errors} />
        </div>
      )}
    </div>
  );
}
