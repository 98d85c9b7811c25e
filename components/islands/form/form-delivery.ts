import {
  type Client,
  createClient,
  isSubmissionError,
  SubmissionError,
  type SubmissionResult,
} from '@formspree/core';
import { nextFrame } from '@/components/boot/next-frame';
import type { FormTarget } from '@/content/schema/form-target';
import { fieldNames, forgetDraft, isSame, type Message, readDraft } from './form-draft';

/** A service that has not answered by then counts as failed. */
const patienceMs = 20_000;

/** What has become of the last message. */
interface Progress {
  submitting: boolean;
  succeeded: boolean;
  /** Why the last attempt failed; it stands until the next one ends. */
  error: SubmissionError<Message> | null;
  /** How many attempts have failed. */
  failures: number;
}

/** The official client's way to send, whatever it answers or throws. */
type Send = (data: FormData) => Promise<SubmissionResult<Message>>;

export const atRest: Progress = { submitting: false, succeeded: false, error: null, failures: 0 };

export type Delivery = ReturnType<typeof createDelivery>;

/**
 * What happens to messages, for the whole visit: an attempt outlives the page that began it. One goes
 * out at a time and is given up after 20 s; a success counts even when it comes later. How an attempt
 * ended stays until a form has shown it.
 */
export function createDelivery({ project }: FormTarget) {
  const followers = new Set<() => void>();
  let progress = atRest;
  /** The message on its way. */
  let sending: Message | undefined;

  function change(next: Partial<Progress>) {
    progress = { ...progress, ...next };
    for (const follower of followers) follower();
  }

  function fail(message: Message, error: SubmissionError<Message>) {
    if (sending !== message) return;
    sending = undefined;
    change({ submitting: false, error, failures: progress.failures + 1 });
  }

  function arrive(message: Message) {
    const typed = readDraft();
    forgetDraft(message);
    // Another message is on its way, or has been typed since: that one has its own end.
    if (!isSame(sending ?? typed, message)) return;
    sending = undefined;
    change({ ...atRest, succeeded: true });
  }

  return {
    client: clientOf(project),
    progress: () => progress,

    /** Sends the message, unless another one is on its way. */
    async submit(message: Message, send: Send) {
      if (sending) return;
      sending = message;
      const timer = setTimeout(() => fail(message, failure('No answer in time')), patienceMs);
      // The press's own frame comes first, and the end after the frame that shows the sending.
      await nextFrame();
      // A phone that was put to sleep meanwhile may have given it up before this frame.
      if (sending !== message) return;
      change({ submitting: true, succeeded: false });
      const [answer] = await Promise.all([answerOf(send, message), nextFrame()]);
      clearTimeout(timer);
      if (isSubmissionError(answer)) fail(message, answer);
      else arrive(message);
    },

    /** Calls back at every change. */
    follow(follower: () => void) {
      followers.add(follower);
      return () => followers.delete(follower);
    },

    /** A form shows the progress from now on; when it leaves, what it has shown is forgotten. */
    attend() {
      return () => {
        progress = { ...atRest, submitting: progress.submitting };
      };
    },
  };
}

/** The library rejects some answers by throwing, and would then count as sending for ever. */
async function answerOf(send: Send, message: Message): Promise<SubmissionResult<Message>> {
  const data = new FormData();
  for (const name of fieldNames) data.append(name, message[name]);
  try {
    return await send(data);
  } catch {
    return failure('The client failed');
  }
}

function failure(message: string): SubmissionError<Message> {
  return new SubmissionError({ message });
}

/** Scripts start late on this site; the session that the client reports begins with the page. */
function clientOf(project: string | undefined): Client {
  const client = createClient({ project });
  const { session } = client as unknown as { session?: { loadedAt: number } };
  if (session) session.loadedAt = Math.round(performance.timeOrigin);
  return client;
}

/** The service's address for the client, which needs a whole one. */
export function endpointOf({ service }: FormTarget): string {
  return service.startsWith('http') ? service : window.location.origin + service;
}
