/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import {
  button,
  draft,
  errorSummary,
  fetchMock,
  field,
  renderFilledIn,
  respond,
  send,
  setUp,
  texts,
} from '@/e2e/helpers/rendered-form';
import { readDraft } from './message';

const fields = [texts.fullName, texts.email, texts.message];

beforeEach(setUp);

test('a sent message has every field, shows the thanks and clears the draft', async () => {
  respond({ next: '/thanks' });
  renderFilledIn();
  const reset = jest.spyOn(HTMLFormElement.prototype, 'reset');
  await send();
  // Else Firefox fills the form in again at a reload.
  expect(reset).toHaveBeenCalledTimes(1);
  const [[address, { method, body, keepalive }] = ['', {}]] = fetchMock.mock.calls;
  expect([address, method, keepalive]).toEqual(['http://localhost/f/preview', 'POST', true]);
  expect(Object.fromEntries(body as FormData)).toEqual(draft);
  expect(screen.getByText(texts.success)).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  // Other scripts of the page must not get this request's settings.
  expect(window.fetch).toBe(fetchMock);
});

test.each<[string, () => unknown]>([
  [
    'storage is denied',
    () =>
      jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
  ],
  [
    'an extension has made fetch read-only',
    () => Object.defineProperty(window, 'fetch', { value: fetchMock, writable: false }),
  ],
  ['onLine is wrong', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('a message is sent when %s', async (_, arrange) => {
  arrange();
  respond({ next: '/thanks' });
  renderFilledIn();
  await send();
  expect(screen.getByText(texts.success)).toBeVisible();
  jest.restoreAllMocks();
  // In Node 26 a read-only property of jsdom's window cannot be made writable again.
  Reflect.deleteProperty(window, 'fetch');
});

test('what extensions add to the form is not sent', async () => {
  respond({ next: '/thanks' });
  const { container } = renderFilledIn();
  const other = document.createElement('input');
  Object.assign(other, { name: 'extension', value: 'on' });
  container.querySelector('form')?.append(other);
  await send();
  const [[, { body }] = ['', {}]] = fetchMock.mock.calls;
  expect([...(body as FormData).keys()]).toEqual(Object.keys(draft));
});

test('the honeypot is not offered to visitors, and sent when something ticked it', async () => {
  respond({ next: '/thanks' });
  const { container } = renderFilledIn();
  const honeypot = container.querySelector('[name=_gotcha]') as HTMLInputElement;
  expect(honeypot).not.toBeVisible();
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot).toHaveAttribute('type', 'checkbox');
  honeypot.checked = true;
  await send();
  const [[, { body }] = ['', {}]] = fetchMock.mock.calls;
  expect((body as FormData).get('_gotcha')).toBe('on');
});

test.each([
  [{ id: 'abc', project: undefined, service: '/sub' }, 'http://localhost/sub/f/abc'],
  [
    { id: 'abc', project: '12', service: 'https://forms.example' },
    'https://forms.example/p/12/f/abc',
  ],
])('%j has the same endpoint as the form without script', async (target, address) => {
  respond({ next: '/thanks' });
  renderFilledIn(target);
  fireEvent.input(field(texts.message), { target: { value: 'x'.repeat(30_000) } });
  await send();
  // Browsers reject so long a message with `keepalive`.
  expect(fetchMock.mock.lastCall).toMatchObject([address, { keepalive: false }]);
});

test('a request fails after 20 seconds, and until then no second one is sent', async () => {
  jest.useFakeTimers();
  fetchMock.mockImplementationOnce(
    (_, { signal }) => new Promise((_, fail) => signal?.addEventListener('abort', fail)),
  );
  renderFilledIn();
  const form = field(texts.fullName).form as HTMLFormElement;
  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(button(texts.sending)).toBeDisabled();
  // What is typed now would be lost.
  for (const label of fields) expect(field(label)).toHaveAttribute('readonly');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(19_999));
  expect(errorSummary()).toBeNull();
  expect(readDraft()).toEqual(draft);
  await act(() => jest.advanceTimersByTimeAsync(2));
  expect(errorSummary()).toHaveFocus();
  // The service may be silent while the device has a connection.
  expect(errorSummary()).not.toHaveTextContent(texts.errorSummary.offline);
  expect(field(texts.message)).toHaveValue('Broken');
  for (const label of fields) expect(field(label)).not.toHaveAttribute('readonly');
  expect(readDraft()).toEqual(draft);
});
