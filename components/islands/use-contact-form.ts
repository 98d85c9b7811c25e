import { useForm } from '@formspree/react';
import {
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type FormTarget, previewId } from '@/components/contact/form-target';
import { createDelivery, type Delivery } from './form-delivery';
import { fieldNames, isSame, keepDraft, type Message, noMessage, readDraft } from './form-draft';
import { isLocalHost } from './local-host';

let delivery: Delivery | undefined;

/** One for the whole visit: an attempt outlives the page that began it. */
function deliveryTo(target: FormTarget): Delivery {
  delivery ??= createDelivery(target);
  return delivery;
}

/** Everything that the contact form does; contact-form.tsx shows it. */
export function useContactForm(target: FormTarget) {
  const formRef = useRef<HTMLFormElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const mounted = useRef(false);
  const [message, setMessage] = useState(noMessage);
  const [attempts, setAttempts] = useState(0);
  const connected = useConnected(target.id);
  const { client, unseen, seen, onLateArrival } = deliveryTo(target);
  const [{ errors, submitting, succeeded }, submit] = useForm<Message>(target.id, { client });

  async function send(typed: Message) {
    const data = new FormData();
    for (const name of fieldNames) data.append(name, typed[name]);
    await submit(data);
    // After a walk to another page the next form shows how it ended.
    if (!mounted.current) return;
    seen();
    setAttempts((count) => count + 1);
  }

  function keepTyped(): Message {
    const typed = readForm(formRef.current);
    setMessage(typed);
    keepDraft(typed);
    return typed;
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const typed = keepTyped();
    if (connected) void send(typed);
    else setAttempts((count) => count + 1);
  }

  /** Shows the attempt that an earlier form began, or one that arrived late, as if it were this form's. */
  const showUnseen = useEffectEvent(() => {
    const attempted = unseen();
    if (!attempted) return;
    const typed = readForm(formRef.current);
    if (isSame(typed, attempted) || isSame(typed, noMessage)) void send(attempted);
    else seen();
  });

  useLayoutEffect(() => {
    restoreDraft(formRef.current);
    setMessage(readForm(formRef.current));
  }, []);

  useEffect(() => {
    mounted.current = true;
    showUnseen();
    const stopListening = onLateArrival(() => showUnseen());
    return () => {
      mounted.current = false;
      stopListening();
    };
  }, [onLateArrival]);

  useEffect(() => {
    if (attempts === 0) return;
    const wrong = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? noticeRef.current)?.focus();
  }, [attempts]);

  return {
    formRef,
    noticeRef,
    message,
    attempts,
    connected,
    errors,
    submitting,
    succeeded,
    keepTyped,
    onSubmit,
  };
}

const never = () => () => {};

/** The preview's id works on this computer only: elsewhere the form must not pretend. */
function useConnected(id: string): boolean {
  return useSyncExternalStore(
    never,
    () => id !== previewId || isLocalHost(window.location.hostname),
    () => true,
  );
}

/** Fills empty fields only: what a quick visitor typed before the script came stays. */
function restoreDraft(form: HTMLFormElement | null) {
  const draft = readDraft();
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    if (field && !field.value) field.value = draft[name];
  }
  const restored = readForm(form);
  if (!isSame(restored, draft)) keepDraft(restored);
}

function readForm(form: HTMLFormElement | null): Message {
  return Object.fromEntries(
    fieldNames.map((name) => [name, fieldOf(form, name)?.value ?? '']),
  ) as Message;
}

function fieldOf(form: HTMLFormElement | null, name: string) {
  return form?.elements.namedItem(name) as
    | HTMLInputElement
    | HTMLTextAreaElement
    | null
    | undefined;
}
