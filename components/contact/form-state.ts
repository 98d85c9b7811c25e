import type { SubmissionError } from '@formspree/core';
import type { FieldName, Message } from './message';

export type Errors = SubmissionError<Message> | null;

interface FormState {
  /** `invalid`: a field is blank, and nothing was sent. `failed`: the message was not accepted. */
  status: 'idle' | 'invalid' | 'sending' | 'failed' | 'sent';
  /** The errors of the last attempt. Errors from the service remain while the message is sent again. */
  errors: Errors;
  /** Counts the attempts that have ended. */
  attempts: number;
}

type Action =
  | { type: 'sending' | 'sent' }
  | { type: 'invalid' | 'failed'; errors: Errors }
  /** The visitor has typed. `errors` are those of the fields that are still blank. */
  | { type: 'typed'; errors: Errors };

export const initialState: FormState = { status: 'idle', errors: null, attempts: 0 };

export function reducer(state: FormState, action: Action): FormState {
  const attempts = state.attempts + 1;
  switch (action.type) {
    case 'typed':
      return { ...state, status: action.errors ? 'invalid' : 'idle', errors: action.errors };
    case 'sending': {
      const errors = state.status === 'failed' ? state.errors : null;
      return { ...state, status: 'sending', errors };
    }
    case 'sent':
      return { status: 'sent', errors: null, attempts };
    default:
      return { status: action.type, errors: action.errors, attempts };
  }
}

/** The fields that show errors. Name is not one of them, because a message without a name is sent too. */
export const fieldsWithErrors: FieldName[] = ['email', 'message'];

/** Returns whether one of the errors is shown at its field. */
export function hasShownErrors(errors: SubmissionError<Message>): boolean {
  return fieldsWithErrors.some((name) => errors.getFieldErrors(name).length > 0);
}

/** Returns the errors to show at a field: that it is blank, or those from the service. */
export function shownErrors(name: FieldName, { errors }: FormState): Errors {
  return fieldsWithErrors.includes(name) ? errors : null;
}
