/** @jest-environment jsdom */
import { draftKey } from '../islands/contact-form/message';

const area = () => document.querySelector('textarea') as HTMLTextAreaElement;

/** Opens the contact page in a session that holds this. */
async function open(stored: string, typed = '') {
  sessionStorage.setItem(draftKey, stored);
  document.body.innerHTML = `<form class="contact-form"><textarea name="message" required>${typed}</textarea></form>`;
  jest.resetModules();
  await import('./draft');
}

test('typed text is restored', async () => {
  await open('');
  area().value = 'Oops';
  area().dispatchEvent(new Event('input', { bubbles: true }));
  await open(sessionStorage.getItem(draftKey) ?? '');
  expect(area().value).toBe('Oops');
  await open(sessionStorage.getItem(draftKey) ?? '', 'Typed since');
  expect(area().value).toBe('Typed since');
});

test.each(['{', 'null', '7', '{"message":{}}', '[]'])(
  'an invalid draft is ignored: %s',
  async (stored) => {
    await open(stored);
    expect(area().value).toBe('');
  },
);

test('before hydration a blank message is not sent, and the browser says so', async () => {
  await open('');
  const invalid = jest.fn();
  area().addEventListener('invalid', invalid);
  const submit = () =>
    area().form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  area().value = ' ';
  expect(submit()).toBe(false);
  expect(invalid).toHaveBeenCalledTimes(1);
  area().value = 'Oops';
  expect(submit()).toBe(true);
});
