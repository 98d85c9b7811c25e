import type { SubmissionError } from '@formspree/core';
import type { FieldName, Message } from './message';

export type Errors = SubmissionError<Message> | null;

interface FormState {
  /** `invalid`: a field is blank, and nothing was sent. `failed`: the message was not accepted. */
  status: 'idle' | 'invalid' | 'sending' | 'failed' | 'sent';
  /** Those of the last attempt. The service's stay while the message is sent again. */
  errors: Errors;
  /** Counts the attempts that have ended. */
  attempts: number;
}

type Action =
  | { status: 'sending' | 'sent' }
  | { status: 'invalid' | 'failed'; errors: Errors }
  /** A visitor has typed. `errors` are those of the fields that are still blank. */
  | { status: 'typed'; errors: Errors };

export const initialState: FormState = { status: 'idle', errors: null, attempts: 0 };

export function reduce(state: FormState, action: Action): FormState {
  const attempts = state.attempts + 1;
  switch (action.status) {
    case 'sending':
      return { ...state, ...action, errors: state.status === 'failed' ? state.errors : null };
    case 'sent':
      return { ...action, errors: null, attempts };
    case 'typed':
      return { ...state, status: action.errors ? 'invalid' : 'idle', errors: action.errors };
    default:
      return { ...action, attempts };
  }
}

/** The fields that show errors. A message without a name is sent, and nobody could fix the service's errors at Name. */
export const fieldsWithErrors: FieldName[] = ['email', 'message'];

export function hasShownErrors(errors: SubmissionError<Message>): boolean {
  return fieldsWithErrors.some((name) => errors.getFieldErrors(name).length > 0);
}

/** The errors that are shown at a field: that it is blank, or the service's. */
export function errorsAt(name: FieldName, { errors }: FormState): Errors {
  return fieldsWithErrors.includes(name) ? errors : null;
}
