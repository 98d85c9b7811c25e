import { once } from 'node:events';
import { createClient, isSubmissionError } from '@formspree/core';
import {
  base,
  endService,
  formData,
  GOOD,
  post,
  server,
  start,
  stored,
} from '../test/form-service';

beforeEach(() => start());
afterEach(() => {
  jest.restoreAllMocks();
  return endService();
});

const postWith = (fault: string) =>
  post(undefined, { cookie: `fault=${encodeURIComponent(fault)}` });

/** What the official client makes of a fault. */
function submitWith(fault: string) {
  const { fetch } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) =>
      fetch(url, { ...init, headers: { ...init?.headers, cookie: `fault=${fault}` } }),
    );
  return createClient().submitForm('preview', formData(GOOD), { endpoint: base });
}

test('one that does not exist is refused', async () => {
  const { status, text } = await postWith('nonsense');
  expect([status, text]).toEqual([400, '{"error":"No fault is called \\"nonsense\\""}']);
});

test('one that is no longer asked for is over', async () => {
  expect((await postWith('')).status).toBe(200);
});

test.each(['cut', 'cut-headers', 'lost-answer'])('%s breaks the connection', async (fault) => {
  expect(isSubmissionError(await submitWith(fault))).toBe(true);
  expect(await stored()).toHaveLength(fault === 'lost-answer' ? 1 : 0);
  jest.restoreAllMocks();
  expect((await post()).status).toBe(200);
});

test.each(['silence', 'stall'])('%s leaves the visitor waiting', async (fault) => {
  const arrived = once(server, 'request');
  const controller = new AbortController();
  const waiting = fetch(`${base}/f/preview`, {
    method: 'POST',
    body: formData(GOOD),
    headers: { cookie: `fault=${fault}` },
    signal: controller.signal,
  }).then((answer) => answer.text());
  const settled = jest.fn();
  waiting.then(settled, settled);
  await arrived;
  // It is still open after another post has come and gone, and ends when one gives up.
  expect((await post()).status).toBe(200);
  expect(settled).not.toHaveBeenCalled();
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  expect(await stored()).toHaveLength(1);
});
