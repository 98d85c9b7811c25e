import { SubmissionError } from '@formspree/core';
import { useForm } from '@formspree/react';
import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createFormClient, type FormService } from './form-client';
import { isLocalHost } from './local-host';
import {
  clearDraft,
  emptyMessage,
  fieldNames,
  honeypot,
  type Message,
  readMessage,
} from './message';

export type Errors = SubmissionError<Message> | null;

interface Options {
  service: FormService;
  isPreview: boolean;
  /** The error at a blank field. */
  blank: string;
  /** Put before the page's title while an error is shown. */
  errorTitle: string;
}

/** State and handlers of the contact form. The fields are uncontrolled; draft.ts saves them. */
export function useContactForm({ service, isPreview, blank, errorTitle }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [client] = useState(() => createFormClient(service, clear));
  const [{ errors, submitting, succeeded }, submit, reset] = useForm<Message>(service.id, {
    client,
  });
  const [blankErrors, setBlankErrors] = useState<Errors>(null);
  const [attempts, setAttempts] = useState(0);
  const [typed, setTyped] = useState(emptyMessage);
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

  function onInput() {
    if (formRef.current) setTyped(readMessage(formRef.current));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second submit event can occur before React has disabled the button.
    if (isSending.current) return;
    const message = readMessage(event.currentTarget);
    const missing = blankErrorsOf(message, blank);
    setBlankErrors(missing);
    if (missing) reset();
    else if (hasService) {
      isSending.current = true;
      await submit(toFormData(event.currentTarget, message));
      isSending.current = false;
    }
    setAttempts((count) => count + 1);
  }

  // The draft was restored before hydration.
  useEffect(onInput, []);

  // Until hydration the browser validates the fields.
  useEffect(() => {
    if (formRef.current) formRef.current.noValidate = true;
  }, []);

  // Screen readers read the error because it receives the focus.
  useEffect(() => {
    if (attempts === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-form-notice]')?.focus();
  }, [attempts]);

  const showsNotice = !hasService || (errors && !blankErrors && !hasShownErrors(errors));

  // For inline-scripts/statistics.ts.
  useEffect(() => {
    if (attempts === 0) return;
    if (succeeded) dispatchEvent(new Event('message-sent'));
    if (showsNotice) dispatchEvent(new Event('message-failed'));
  }, [attempts, succeeded, showsNotice]);

  const hasFailed = Boolean(blankErrors ?? errors);
  useEffect(() => {
    if (!hasFailed) return;
    const { title } = document;
    document.title = `${errorTitle}: ${title}`;
    return () => {
      document.title = title;
    };
  }, [hasFailed, errorTitle]);

  return {
    formRef,
    attempts,
    typed,
    hasService,
    submitting,
    succeeded,
    errors,
    blankErrors,
    showsNotice,
    onInput,
    onSubmit,
  };
}

/** By the specification the service's errors at Name have no text of their own: they show the notice. */
function hasShownErrors(errors: SubmissionError<Message>): boolean {
  return [...errors.getFieldErrors('email'), ...errors.getFieldErrors('message')].length > 0;
}

/** The same type as the service's errors, so that both are rendered alike. */
function blankErrorsOf(message: Message, text: string): Errors {
  const blank = fieldNames.filter((name) => !message[name].trim());
  if (blank.length === 0) return null;
  return new SubmissionError(
    ...blank.map((field) => ({ field, code: 'REQUIRED_FIELD_EMPTY', message: text })),
  );
}

/** The fields, and the honeypot when something has filled it in. Extensions may have added others. */
function toFormData(form: HTMLFormElement, message: Message): FormData {
  const data = new FormData();
  for (const name of fieldNames) data.append(name, message[name]);
  const trap = new FormData(form).get(honeypot);
  if (trap) data.append(honeypot, trap);
  return data;
}
