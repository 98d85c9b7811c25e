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

type Action = { status: 'sending' | 'sent' } | { status: 'invalid' | 'failed'; errors: Errors };

export const initialState: FormState = { status: 'idle', errors: null, attempts: 0 };

export function reduce(state: FormState, action: Action): FormState {
  const attempts = state.attempts + 1;
  switch (action.status) {
    case 'sending':
      return { ...state, ...action, errors: state.status === 'failed' ? state.errors : null };
    case 'sent':
      return { ...action, errors: null, attempts };
    default:
      return { ...action, attempts };
  }
}

/** Where the service's errors are shown: not at Name, where no visitor could mend them. */
const shownFields: FieldName[] = ['email', 'message'];

export function hasShownErrors(errors: SubmissionError<Message>): boolean {
  return shownFields.some((name) => errors.getFieldErrors(name).length > 0);
}

/** The errors that are shown at a field: that it is blank, or the service's. */
export function errorsAt(name: FieldName, { status, errors }: FormState): Errors {
  return status === 'invalid' || shownFields.includes(name) ? errors : null;
}
