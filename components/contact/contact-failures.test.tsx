/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import {
  button,
  draft,
  errorSummary,
  events,
  fetchMock,
  field,
  props,
  renderFilledIn,
  respond,
  send,
  setUp,
  texts,
} from '@/e2e/helpers/rendered-form';
import { readDraft } from './message';

beforeEach(setUp);

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

test('an error that the visitor can correct at its field is no failure of the form', async () => {
  respond({ errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' }] });
  renderFilledIn();
  await send();
  expect(field(texts.email)).toHaveFocus();
  expect(errorSummary()).toBeNull();
  expect(events).toEqual([]);
});

test('after an error of the service the summary says what is needed, and nothing of a connection', async () => {
  respond({ errors: [{ code: 'EMPTY', message: 'ZQX' }] });
  renderFilledIn();
  await send();
  expect(errorSummary()).toHaveAccessibleDescription(expect.stringContaining(texts.allNeeded));
  // Translated to Arabic or Hebrew, the page keeps the order of the number.
  expect(screen.getByRole('link', { name: props.phone.text })).toHaveAttribute('dir', 'ltr');
});

test('each failure is told by itself: first that there is no connection, then what the service says', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetchMock.mockRejectedValueOnce(new TypeError());
  renderFilledIn();
  await send();
  expect(errorSummary()).toHaveTextContent(texts.errorSummary.offline);
  expect(errorSummary()).not.toHaveAccessibleDescription(expect.stringContaining(texts.allNeeded));
  for (let attempt = 0; attempt < 2; attempt++) {
    field(texts.fullName).focus();
    respond({ ok: true });
    await send();
    expect(errorSummary()).toHaveFocus();
    expect(errorSummary()).not.toHaveTextContent(texts.errorSummary.offline);
  }
  jest.restoreAllMocks();
});
