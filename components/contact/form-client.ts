import {
  type Client,
  createClient,
  type FieldValues,
  type SubmissionData,
  SubmissionError,
  type SubmissionOptions,
} from '@formspree/core';
import type { FormTarget } from '@/model';

/** Requests without a response after this time have failed. */
const timeoutMs = 20_000;

/** In characters of up to 3 bytes: browsers reject `keepalive` requests above 64 KiB. */
const maxKeepalive = 20_000;

/** The error of a request without a response. */
export class ConnectionError<T extends FieldValues> extends SubmissionError<T> {}

/** Creates a Formspree client that uses `keepalive`, a timeout, and a SubmissionError for every failure. */
export function createFormClient({ project, service }: FormTarget): Client {
  const client = createClient({ project });
  const submitForm = client.submitForm.bind(client) as Client['submitForm'];
  // The client reports when it was created, but should report when the page was opened: the island loads late.
  const { session } = client as unknown as { session?: { loadedAt: number } };
  if (session) session.loadedAt = Math.round(performance.timeOrigin);

  client.submitForm = async <T extends FieldValues>(
    id: string,
    data: SubmissionData<T>,
    options?: SubmissionOptions,
  ) => {
    const endpoint = service.startsWith('http') ? service : location.origin + service;
    const keepalive = data instanceof FormData && [...data.values()].join('').length < maxKeepalive;
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), timeoutMs);
    let isNetworkError = false;
    const { fetch } = window;
    // The client has no options for `keepalive` and `signal`, but calls fetch synchronously. If a security extension
    // has made fetch read-only, Reflect.set changes nothing, and the message is sent without them.
    Reflect.set(window, 'fetch', async (address: RequestInfo, init?: RequestInit) => {
      try {
        return await fetch(address, { ...init, keepalive, signal: timeout.signal });
      } catch (error) {
        isNetworkError = true;
        throw error;
      }
    });
    const response = submitForm<T>(id, data, { ...options, endpoint });
    Reflect.set(window, 'fetch', fetch);
    try {
      const result = await response;
      return isNetworkError ? new ConnectionError<T>({ message: 'No response' }) : result;
    } catch {
      // The client throws on a response about card payments.
      return new SubmissionError<T>({ message: 'Unexpected response' });
    } finally {
      clearTimeout(timer);
    }
  };
  return client;
}
