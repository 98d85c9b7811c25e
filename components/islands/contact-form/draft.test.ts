/** @jest-environment jsdom */
import { draftKey } from './message';

const area = () => document.querySelector('textarea') as HTMLTextAreaElement;

/** Opens the contact page in a session that holds this. */
async function open(stored: string) {
  sessionStorage.setItem(draftKey, stored);
  document.body.innerHTML = '<form><textarea name="message"></textarea></form>';
  jest.resetModules();
  await import('./draft');
}

test('typed text is restored', async () => {
  await open('');
  area().value = 'Oops';
  area().dispatchEvent(new Event('input', { bubbles: true }));
  await open(sessionStorage.getItem(draftKey) ?? '');
  expect(area().value).toBe('Oops');
});

test.each(['{', 'null', '7', '{"message":{}}', '[]'])(
  'an invalid draft is ignored: %s',
  async (stored) => {
    await open(stored);
    expect(area().value).toBe('');
  },
);
