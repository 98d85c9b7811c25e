import type { SubmissionError } from '@formspree/core';
import type { Message } from './message';

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

/** Whether the service's errors are shown at fields. Those at Name, which no visitor could mend there, are not. */
export function hasShownErrors(errors: SubmissionError<Message>): boolean {
  return [...errors.getFieldErrors('email'), ...errors.getFieldErrors('message')].length > 0;
}
