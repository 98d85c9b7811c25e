import { isSubmissionError, SubmissionError } from '@formspree/core';
import { useSubmit } from '@formspree/react';
import {
  type SubmitEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FormTarget } from '@/content/schema';
import { createFormClient } from './form-client';
import { hasShownErrors, initialState, reduce } from './form-state';
import { isLocalHost } from './local-host';
import { clearDraft, fieldNames, honeypot, type Message, readMessage, saveDraft } from './message';

interface Options {
  target: FormTarget;
  isPreview: boolean;
  /** The error at a blank field. */
  blank: string;
  /** Put before the page's title while an error is shown. */
  errorTitle: string;
}

/**
 * State and handlers of the contact form. The fields are uncontrolled; inline-scripts/draft.ts saves them. Focus,
 * title and events follow from the state.
 */
export function useContactForm({ target, isPreview, blank, errorTitle }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [client] = useState(() => createFormClient(target, clear));
  const submit = useSubmit<Message>(target.id, { client });
  const [state, dispatch] = useReducer(reduce, initialState);
  // While hydrating React must render what the server has rendered, where no host is known.
  const hasService = useSyncExternalStore(
    () => () => {},
    () => !isPreview || isLocalHost(location.hostname),
    () => true,
  );

  /** Without the reset, Firefox restores the fields after a reload. */
  function clear() {
    clearDraft();
    formRef.current?.reset();
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second submit event can occur before React has disabled the button.
    if (isSending.current) return;
    const form = event.currentTarget;
    const message = readMessage(form);
    const blankErrors = blankErrorsOf(message, blank);
    if (blankErrors) return dispatch({ status: 'invalid', errors: blankErrors });
    if (!hasService) return dispatch({ status: 'failed', errors: null });
    isSending.current = true;
    saveDraft({ message, isSending: true });
    dispatch({ status: 'sending' });
    const result = await submit(toFormData(form, message));
    if (!isSubmissionError(result)) return dispatch({ status: 'sent' });
    // When a visitor leaves the page, the browser reports an error, although the request with `keepalive` goes on. Such
    // a page runs no further task: the draft stays marked as on its way.
    await new Promise((resolve) => setTimeout(resolve));
    isSending.current = false;
    saveDraft({ message, isSending: false });
    dispatch({ status: 'failed', errors: result });
  }

  // Where React has rendered the form anew it lacks what inline-scripts/form-before-hydration.ts has set.
  useEffect(() => {
    if (formRef.current) formRef.current.noValidate = true;
  }, []);

  const { status, errors } = state;
  const showsSummary = !hasService || (status !== 'invalid' && errors && !hasShownErrors(errors));

  useEffect(() => {
    // Screen readers read the error because it receives the focus.
    if (state.status === 'invalid' || state.status === 'failed')
      formRef.current
        ?.querySelector<HTMLElement>('[aria-invalid=true], [data-error-summary]')
        ?.focus();
    // For inline-scripts/statistics.ts.
    if (state.status === 'sent') dispatchEvent(new Event('message-sent'));
    if (state.status === 'failed' && showsSummary) dispatchEvent(new Event('message-failed'));
  }, [state, showsSummary]);

  useErrorTitle(errorTitle, errors !== null);

  return { ...state, formRef, hasService, showsSummary, onSubmit };
}

/** Puts a text before the page's title while there are errors. */
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

/** The same type as the service's errors, so that both are rendered alike. */
function blankErrorsOf(message: Message, text: string) {
  const blank = fieldNames.filter((name) => !message[name].trim());
  if (blank.length === 0) return undefined;
  return new SubmissionError<Message>(
    ...blank.map((field) => ({ field, code: 'REQUIRED_FIELD_EMPTY', message: text })),
  );
}

/** The fields, and the honeypot when something has ticked it. Extensions may have added others. */
function toFormData(form: HTMLFormElement, message: Message): FormData {
  const data = new FormData();
  for (const name of fieldNames) data.append(name, message[name]);
  const trap = new FormData(form).get(honeypot);
  if (trap) data.append(honeypot, trap);
  return data;
}
