/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { parse } from 'yaml';
import { ContactForm, type ContactFormProps } from './contact-form';
import { isLocalHost } from './local-host';
import { readDraft, saveDraft } from './message';

jest.mock('./local-host', () => ({ isLocalHost: jest.fn(() => true) }));

const { form: texts } = parse(readFileSync('e2e/fixtures/content/pages/contact.yaml', 'utf8'));

const props: ContactFormProps = {
  texts,
  target: { id: 'preview', project: undefined, service: '' },
  isPreview: true,
  action: '/f/preview',
  phone: { href: 'tel:+15555550100', text: '(555) 555-0199' },
  email: { href: 'mailto:office@firm.example?subject=Hello' },
  classNames: { button: '', logo: '' },
};
const typed = {
  [texts.fullName]: 'Ann Lee',
  [texts.email]: 'ann@firm.example',
  [texts.message]: 'Broken',
};

const draft = {
  message: { fullName: 'Ann Lee', email: 'ann@firm.example', message: 'Broken' },
  isSending: false,
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name = texts.send) => screen.getByRole('button', { name });
const errorSummary = () => screen.queryByRole('region', { name: texts.errorTitle });
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
const events: string[] = [];
for (const type of ['message-sent', 'message-failed'])
  addEventListener(type, () => events.push(type));
const respond = (body: unknown) => fetchMock.mockResolvedValueOnce({ json: async () => body });

function renderFilledIn(target = props.target) {
  const rendered = render(<ContactForm {...props} target={target} />);
  for (const [label, value] of Object.entries(typed))
    fireEvent.input(field(label), { target: { value } });
  return rendered;
}

async function send() {
  await act(async () => void fireEvent.click(button()));
  await waitFor(() => expect(screen.queryByRole('button', { name: texts.sending })).toBeNull());
}

beforeEach(() => {
  jest.useRealTimers();
  jest.mocked(isLocalHost).mockReturnValue(true);
  fetchMock.mockReset();
  events.length = 0;
  window.fetch = fetchMock as never;
  document.title = 'Contact';
  saveDraft(draft);
});

test('a sent message has every field, shows the thanks and clears the draft', async () => {
  respond({ next: '/thanks' });
  renderFilledIn();
  await send();
  const [[address, { method, body, keepalive }] = ['', {}]] = fetchMock.mock.calls;
  expect([address, method, keepalive]).toEqual(['http://localhost/f/preview', 'POST', true]);
  expect(Object.fromEntries(body as FormData)).toEqual(draft.message);
  expect(screen.getByText(texts.success)).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
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

test('a form without a service says so and sends nothing on a host of the internet', async () => {
  jest.mocked(isLocalHost).mockReturnValue(false);
  renderFilledIn();
  await send();
  expect(errorSummary()).toHaveFocus();
  expect(errorSummary()).toHaveTextContent('This form is not connected yet.');
  expect(screen.getByRole('link', { name: props.phone.text })).toBeVisible();
  expect(fetchMock).not.toHaveBeenCalled();
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

test.each<[string, () => void]>([
  ['an error at the name', () => respond({ errors: [{ field: 'fullName', message: 'ZQX' }] })],
  ['an error at no field', () => respond({ errors: [{ code: 'EMPTY', message: 'ZQX' }] })],
  ['an unknown form', () => respond({ errors: [{ code: 'FORM_NOT_FOUND', message: 'ZQX' }] })],
  ['too many messages', () => respond({ error: 'ZQX' })],
  ['errors that are no list', () => respond({ errors: 'ZQX' })],
  ['an unknown response', () => respond({ ok: true })],
  ['null', () => respond(null)],
  ['a payment', () => respond({ stripe: { paymentIntentClientSecret: 'ZQX' }, resubmitKey: 'a' })],
  ['a lost connection', () => fetchMock.mockRejectedValueOnce(new TypeError('ZQX'))],
])('%s shows the error summary, whose e-mail link contains the message', async (_, fail) => {
  fail();
  renderFilledIn();
  await send();
  expect(errorSummary()).toHaveFocus();
  expect(document.body).not.toHaveTextContent('ZQX');
  fireEvent.input(field(texts.message), { target: { value: 'Broken & wet' } });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: texts.errorSummary.emailLink });
  fireEvent.pointerDown(link);
  expect(new URL(link.href).searchParams.get('body')).toBe('Ann Lee\r\n\r\nBroken & wet');
  expect(readDraft()).toEqual(draft);
  respond({ next: '/thanks' });
  await send();
  expect(screen.getByText(texts.success)).toBeVisible();
  expect(events).toEqual(['message-failed', 'message-sent']);
});

test('the error summary stays while the message is sent again', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError());
  renderFilledIn();
  await send();
  fetchMock.mockReturnValueOnce(new Promise(() => {}));
  await act(async () => void fireEvent.click(button()));
  expect(button(texts.sending)).toBeDisabled();
  expect(errorSummary()).toBeVisible();
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
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(19_999));
  expect(errorSummary()).toBeNull();
  expect(readDraft()).toEqual({ ...draft, isSending: true });
  await act(() => jest.advanceTimersByTimeAsync(2));
  expect(errorSummary()).toHaveFocus();
  // The service may be silent while the device has a connection.
  expect(errorSummary()).not.toHaveTextContent(texts.errorSummary.offline);
  expect(field(texts.message)).toHaveValue('Broken');
  expect(readDraft()).toEqual(draft);
});
