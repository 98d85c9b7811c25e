/** @jest-environment jsdom */
import { emptyMessage, readDraft, saveDraft } from '../islands/contact-form/message';
import { draftKey } from '../shared/storage';

const area = () => document.querySelector('textarea') as HTMLTextAreaElement;
const line = () => document.querySelector('[data-interrupted]') as HTMLElement;
const values = () => [...document.querySelectorAll<HTMLInputElement>('[name]')].map((f) => f.value);
const message = { fullName: 'Ann', email: 'ann@firm.example', message: 'Oops' };

/** Opens the contact page of the session. */
async function open(filled = '') {
  document.body.innerHTML = `<section><p data-interrupted hidden><button></button></p><div data-island>
    <form><input name="fullName"><input name="email"><textarea name="message">${filled}</textarea></form>
    </div><script></script></section>`;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.scripts.item(0));
  jest.resetModules();
  await import('./draft');
}

beforeEach(() => sessionStorage.clear());

test.each(['input', 'change', 'focusout'])('what is there at %s is restored', async (type) => {
  await open();
  area().value = 'Oops';
  area().dispatchEvent(new Event(type, { bubbles: true }));
  await open();
  expect(area().value).toBe('Oops');
  await open('Typed since');
  expect(area().value).toBe('Typed since');
});

test.each([
  ['a page from the cache shows what was added on another page since', true, 'Oops, and more'],
  ['a reloaded page keeps what the browser has filled in', false, 'Oops'],
])('%s', async (_, persisted, shown) => {
  await open();
  area().value = 'Oops';
  dispatchEvent(new Event('pagehide'));
  saveDraft({ message: { ...emptyMessage, message: 'Oops, and more' }, isSending: false });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(area().value).toBe(shown);
});

test('what a browser fills in without an event is saved when the visitor leaves', async () => {
  await open();
  area().value = 'Oops';
  dispatchEvent(new Event('pagehide'));
  expect(readDraft().message.message).toBe('Oops');
});

test.each(['{', 'null', '7', '{"message":{}}', '[]'])(
  'an invalid draft is ignored: %s',
  async (stored) => {
    sessionStorage.setItem(draftKey, stored);
    await open();
    expect(area().value).toBe('');
  },
);

test('a message that was on its way is not shown as unsent, and can be shown again', async () => {
  saveDraft({ message, isSending: true });
  await open();
  area().value = 'Restored by the browser';
  dispatchEvent(new Event('pageshow'));
  expect(values()).toEqual(['', '', '']);
  expect(line().hidden).toBe(false);
  dispatchEvent(new Event('pagehide'));
  await open();
  const onInput = jest.fn();
  document.querySelector('form')?.addEventListener('input', onInput);
  line().querySelector('button')?.click();
  // The button has gone, and with it the focus would.
  expect(document.activeElement).toBe(area());
  // The form learns of the text as if it were typed.
  expect(onInput).toHaveBeenCalled();
  expect(values()).toEqual(Object.values(message));
  expect(line().hidden).toBe(true);
  expect(readDraft()).toEqual({ message, isSending: false });
});

test('a page that is sending changes neither its fields nor the draft', async () => {
  await open();
  for (const type of ['fullName', 'email', 'message'] as const) {
    const field = document.querySelector<HTMLInputElement>(`[name=${type}]`);
    Object.assign(field ?? {}, { value: message[type], readOnly: true });
  }
  saveDraft({ message, isSending: true });
  for (const type of ['pageshow', 'pagehide']) dispatchEvent(new Event(type));
  expect(values()).toEqual(Object.values(message));
  expect(line().hidden).toBe(true);
  expect(readDraft().isSending).toBe(true);
});

test('a new message takes the place of one that was on its way', async () => {
  saveDraft({ message, isSending: true });
  await open();
  area().value = 'Another';
  area().dispatchEvent(new Event('input', { bubbles: true }));
  expect(line().hidden).toBe(true);
  expect(readDraft()).toEqual({
    message: { ...emptyMessage, message: 'Another' },
    isSending: false,
  });
});

test('a page whose form has made room for the thanks has no draft to save', async () => {
  await open();
  const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', onError);
  document.querySelector('form')?.remove();
  dispatchEvent(new Event('pagehide'));
  expect(onError).not.toHaveBeenCalled();
});
