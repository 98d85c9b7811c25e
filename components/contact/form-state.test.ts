import { SubmissionError } from '@formspree/core';
import { initialState, reduce } from './form-state';
import type { Message } from './message';

const errors = new SubmissionError<Message>({ message: 'not sent' });
const failed = { status: 'failed', errors, attempts: 1 } as const;
const invalid = { ...failed, status: 'invalid' } as const;

test.each([
  ['a first attempt has no errors', initialState, null, 0],
  ['an attempt after a failure keeps its errors', failed, errors, 1],
  ['an attempt after blank fields has none', invalid, null, 1],
])('C8 %s while it is sent', (_, before, shown, attempts) => {
  const state = reduce(before, { status: 'sending' });
  expect(state).toEqual({ status: 'sending', errors: shown, attempts });
});

test.each([
  ['some fields are still blank', errors, 'invalid'],
  ['no field is blank', null, 'idle'],
])('C5 typing is no attempt, and %s', (_, left, status) => {
  expect(reduce(invalid, { status: 'typed', errors: left })).toEqual({
    status,
    errors: left,
    attempts: 1,
  });
});

test.each([
  [{ status: 'sent' } as const, null],
  [{ status: 'failed', errors } as const, errors],
  [{ status: 'invalid', errors } as const, errors],
])('an attempt that has ended counts: %j', (action, shown) => {
  expect(reduce(failed, action)).toEqual({ status: action.status, errors: shown, attempts: 2 });
});
