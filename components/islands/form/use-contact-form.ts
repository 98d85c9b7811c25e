import { useSubmit } from '@formspree/react';
import {
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { nextFrame } from '@/components/boot/next-frame';
import { type FormTarget, previewId } from '@/content/schema/form-target';
import { atRest, createDelivery, type Delivery, endpointOf } from './form-delivery';
import { attended, keepDraft, type Message, readForm, restoreDraft } from './form-draft';
import { keepInView } from './keep-in-view';
import { isLocalHost } from './local-host';
import { useCaret } from './use-caret';

let delivery: Delivery | undefined;

/** One for the whole visit. */
function deliveryTo(target: FormTarget): Delivery {
  delivery ??= createDelivery(target);
  return delivery;
}

/** Everything that the contact form does; contact-form.tsx shows it. */
export function useContactForm(target: FormTarget) {
  const formRef = useRef<HTMLFormElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  const connected = useConnected(target.id);
  const { client, follow, progress, submit, attend } = deliveryTo(target);
  const { submitting, succeeded, error, failures } = useSyncExternalStore(
    follow,
    progress,
    () => atRest,
  );
  // Only asked for when a message is sent, so that it may differ from the server's.
  const origin = typeof window === 'undefined' ? undefined : endpointOf(target);
  const send = useSubmit<Message>(target.id, { client, origin });
  const attempts = failures + refusals;

  function keepTyped(): Message {
    const typed = readForm(formRef.current);
    keepDraft(typed);
    return typed;
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const typed = keepTyped();
    const button = formRef.current?.querySelector<HTMLElement>('[type=submit]');
    if (button) sayChosen(button);
    if (connected) void submit(typed, send);
    else setRefusals((count) => count + 1);
  }

  useLayoutEffect(() => {
    restoreDraft(formRef.current);
    if (formRef.current) attended(formRef.current);
  }, []);
  useCaret(formRef);

  // At the commit itself: other effects end only after the transition to the next page.
  useLayoutEffect(attend, [attend]);

  useEffect(() => {
    if (attempts === 0) return;
    const wrong = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const told = wrong ?? noticeRef.current;
    told?.focus();
    if (told) void keepInView(told);
  }, [attempts]);

  return {
    formRef,
    noticeRef,
    attempts,
    connected,
    errors: error,
    submitting,
    succeeded,
    keepTyped,
    onSubmit,
  };
}

/** The press's own frame; what the button says comes with the next one (form-delivery.ts). */
function sayChosen({ dataset }: HTMLElement) {
  dataset.chosen = '';
  nextFrame().then(() => delete dataset.chosen);
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
