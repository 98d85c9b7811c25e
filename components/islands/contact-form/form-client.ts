import {
  type Client,
  createClient,
  type FieldValues,
  isSubmissionError,
  type SubmissionData,
  SubmissionError,
  type SubmissionOptions,
} from '@formspree/core';

/** A service that has not answered by then counts as failed. */
const timeoutMs = 20_000;

/** Browsers refuse requests of more than 64 KiB that outlive their page. A character takes up to 3 bytes. */
const maxKeepalive = 20_000;

/** The error of a request that got no answer. */
export const connectionError = 'Connection failed';

/** Where messages go. */
export interface FormService {
  id: string;
  project?: string | undefined;
  /** The address of the service, or a path of this site. */
  url: string;
}

/**
 * The official client, with what it lacks: a message survives that the visitor leaves the page, a time limit, and
 * every failure is an answer. `onSuccess` is called before React hears of the success.
 */
export function createFormClient({ project, url }: FormService, onSuccess: () => void): Client {
  const client = createClient({ project });
  const submitForm = client.submitForm.bind(client) as Client['submitForm'];
  // Scripts start late on this site. The session that the client reports begins with the page.
  const { session } = client as unknown as { session?: { loadedAt: number } };
  if (session) session.loadedAt = Math.round(performance.timeOrigin);

  client.submitForm = async <T extends FieldValues>(
    id: string,
    data: SubmissionData<T>,
    options?: SubmissionOptions,
  ) => {
    const endpoint = url.startsWith('http') ? url : location.origin + url;
    const keepalive = data instanceof FormData && [...data.values()].join('').length < maxKeepalive;
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), timeoutMs);
    let isLost = false;
    const { fetch } = window;
    // The client has no options for these. It calls fetch before it returns.
    window.fetch = async (address, init) => {
      try {
        return await fetch(address, { ...init, keepalive, signal: timeout.signal });
      } catch (error) {
        isLost = true;
        throw error;
      }
    };
    const answer = submitForm<T>(id, data, { ...options, endpoint });
    window.fetch = fetch;
    try {
      const result = await answer;
      if (!isSubmissionError(result)) onSuccess();
      return isLost ? new SubmissionError<T>({ message: connectionError }) : result;
    } catch {
      // An answer that belongs to card payments, which this site does not take.
      return new SubmissionError<T>({ message: 'Unexpected answer' });
    } finally {
      clearTimeout(timer);
    }
  };
  return client;
}
