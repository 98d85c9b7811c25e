import { isSubmissionError, SubmissionError } from '@formspree/core';
import { useSubmit } from '@formspree/react';
import { type FormEvent, type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { FormTarget } from '@/model';
import { clearDraft } from './draft';
import { createFormClient } from './form-client';
import { type Errors, fieldsWithErrors, hasShownErrors, initialState, reducer } from './form-state';
import { type FieldName, fieldNames, honeypot, type Message, readMessage } from './message';

interface Options {
  target: FormTarget;
  /** The error text for a blank field. */
  blank: string;
  /** Prepended to the document's title while an error is shown. */
  errorTitle: string;
}

/**
 * Returns the state and the event handlers of the contact form. The fields are uncontrolled, and draft.island.ts saves
 * them. Effects of the state set the focus and the title, and dispatch the events for the statistics.
 */
export function useContactForm({ target, blank, errorTitle }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [client] = useState(() => createFormClient(target));
  const submit = useSubmit<Message>(target.id, { client });
  const [state, dispatch] = useReducer(reducer, initialState);
  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The form can be submitted again before React has disabled the button.
    if (isSending.current) return;
    const form = event.currentTarget;
    const message = readMessage(form);
    const errors = blankErrors(message, fieldsWithErrors, blank);
    if (errors) return dispatch({ type: 'invalid', errors });
    isSending.current = true;
    dispatch({ type: 'sending' });
    let result: Awaited<ReturnType<typeof submit>>;
    try {
      result = await submit(toFormData(form, message));
    } catch (error) {
      reportError(error);
      result = new SubmissionError<Message>({ message: 'Unexpected error' });
    } finally {
      isSending.current = false;
    }
    if (isSubmissionError(result)) return dispatch({ type: 'failed', errors: result });
    clearDraft();
    // Otherwise Firefox restores the fields after a reload.
    form.reset();
    dispatch({ type: 'sent' });
  }

  /** Removes the error of a blank field as soon as the field is filled in. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    if (state.status !== 'invalid') return;
    const withErrors = fieldsWithErrors.filter((name) => state.errors?.getFieldErrors(name).length);
    const errors = blankErrors(readMessage(event.currentTarget), withErrors, blank);
    dispatch({ type: 'typed', errors });
  }

  // Not a prop, because then the HTML would contain it, and without script nothing would validate the fields.
  useEffect(() => {
    if (formRef.current) formRef.current.noValidate = true;
  }, []);

  const { status, errors } = state;
  const showsSummary = status !== 'invalid' && errors !== null && !hasShownErrors(errors);

  const lastAttempt = useRef(0);
  useEffect(() => {
    // Only a new attempt moves the focus, not an error that disappears while the visitor types.
    if (state.attempts === lastAttempt.current) return;
    lastAttempt.current = state.attempts;
    // Screen readers announce the error because it receives focus.
    if (state.status === 'invalid' || state.status === 'failed')
      focusInView(
        formRef.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-error-summary]'),
      );
    // For the statistics.
    if (state.status === 'sent') dispatchEvent(new Event('message-sent'));
    if (state.status === 'failed' && showsSummary) dispatchEvent(new Event('message-failed'));
  }, [state, showsSummary]);

  useErrorTitle(errorTitle, errors !== null);

  return { ...state, formRef, showsSummary, onSubmit, onInput };
}

/** Focuses an element and scrolls it into view below the header, because WebKit ignores the scroll margin on focus. */
export function focusInView(element: HTMLElement | null | undefined): void {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
}

/** Prepends a text to the document's title while there are errors. */
function useErrorTitle(text: string, hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return;
    const { title } = document;
    document.title = `${text}: ${title}`;
    return () => {
      document.title = title;
    };
  }, [hasErrors, text]);
}

/** Returns an error for each of these fields that is blank, of the same type as the service's errors. */
function blankErrors(message: Message, names: FieldName[], text: string): Errors {
  const blank = names.filter((name) => !message[name].trim());
  if (blank.length === 0) return null;
  return new SubmissionError<Message>(
    ...blank.map((field) => ({ field, code: 'REQUIRED_FIELD_EMPTY', message: text })),
  );
}

/** Returns the form data: only our own fields, because extensions may add others, and the honeypot if it is checked. */
function toFormData(form: HTMLFormElement, message: Message): FormData {
  const data = new FormData();
  for (const name of fieldNames) data.append(name, message[name]);
  const honeypotValue = new FormData(form).get(honeypot);
  if (honeypotValue) data.append(honeypot, honeypotValue);
  return data;
}
