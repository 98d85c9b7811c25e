import {
  createClient,
  isSubmissionError,
  SubmissionError,
  type SubmissionResult,
} from '@formspree/core';
import type { FormTarget } from '@/components/contact/form-target';
import { fieldNames, forgetDraft, isSame, type Message } from './form-draft';

/** A service that has not answered by then counts as failed. */
const patienceMs = 20_000;

interface Attempt {
  message: Message;
  result: Promise<SubmissionResult>;
  settle: (result: SubmissionResult) => void;
}

export type Delivery = ReturnType<typeof createDelivery>;

/**
 * The official client, made dependable: it sends one message at a time, gives up after 20 s and
 * answers with an error where it would throw. A success counts even when it comes late or when the
 * visitor has walked to another page; the end of an attempt waits until a form has shown it.
 */
export function createDelivery({ project, service }: FormTarget) {
  const client = createClient({ project });
  beginSessionWithPage(client);
  const post = client.submitForm.bind(client);
  const lateListeners = new Set<() => void>();
  /** Under way, or ended unseen. */
  let attempt: Attempt | undefined;

  function submitForm(key: string, data: FormData, options: Parameters<typeof post>[2]) {
    const endpoint = service.startsWith('http') ? service : window.location.origin + service;
    attempt ??= start(readMessage(data), () => post(key, data, { ...options, endpoint }));
    return attempt.result;
  }
  // The type has a parameter for the fields' names, of which this form has one set only.
  client.submitForm = submitForm as typeof client.submitForm;

  function start(message: Message, send: () => Promise<SubmissionResult>): Attempt {
    const started = openAttempt(message);
    const timer = setTimeout(() => started.settle(failure('No answer in time')), patienceMs);
    answerOf(send).then((answer) => {
      clearTimeout(timer);
      if (!isSubmissionError(answer)) arrive(message, answer);
      started.settle(answer);
    });
    return started;
  }

  function arrive(message: Message, success: SubmissionResult) {
    forgetDraft(message);
    const current = attempt;
    // A newer attempt with other words has its own end.
    if (current && !isSame(current.message, message)) return;
    attempt = openAttempt(message);
    attempt.settle(success);
    current?.settle(success);
    if (!current) for (const listener of lateListeners) listener();
  }

  return {
    client,
    /** The message that is under way, or whose end no form has shown. */
    unseen: () => attempt?.message,
    /** A form has shown how the attempt ended. */
    seen: () => {
      attempt = undefined;
    },
    /** Calls back when a message arrives after it was given up. */
    onLateArrival(listener: () => void) {
      lateListeners.add(listener);
      return () => lateListeners.delete(listener);
    },
  };
}

function openAttempt(message: Message): Attempt {
  let settle: Attempt['settle'] = () => {};
  const result = new Promise<SubmissionResult>((resolve) => {
    settle = resolve;
  });
  return { message, result, settle };
}

/** The library rejects some answers by throwing, and would then count as sending for ever. */
async function answerOf(send: () => Promise<SubmissionResult>): Promise<SubmissionResult> {
  try {
    return await send();
  } catch {
    return failure('The client failed');
  }
}

function failure(message: string): SubmissionResult {
  return new SubmissionError({ message });
}

function readMessage(data: FormData): Message {
  return Object.fromEntries(fieldNames.map((name) => [name, data.get(name)])) as Message;
}

/** Scripts start late on this site; the session that the client reports begins with the page. */
function beginSessionWithPage(client: object) {
  const { session } = client as { session?: { loadedAt: number } };
  if (session) session.loadedAt = Math.round(performance.timeOrigin);
}
