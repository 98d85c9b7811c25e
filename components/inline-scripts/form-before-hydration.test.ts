/** @jest-environment jsdom */
import { readDraft } from '../islands/contact-form/message';

jest.mock('./load-form', () => ({ loadForm: () => Promise.reject(new Error('lost')) }));

const message = { fullName: 'Ann', email: 'ann@firm.example', message: 'Oops' };
const posted = jest.fn();

/** The contact page, and a form of an extension. */
async function open(typed = message) {
  document.body.innerHTML = `<section><p data-interrupted hidden><button></button></p><div data-island>
    <form id="contact"><input name="fullName" required><input name="email" required>
    <textarea name="message" required></textarea></form></div><script></script></section>
    <form id="other"></form>`;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.scripts.item(0));
  sessionStorage.clear();
  posted.mockClear();
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(posted);
  jest.resetModules();
  await import('./form-before-hydration');
  for (const [name, value] of Object.entries(typed))
    Object.assign(document.querySelector(`[name=${name}]`) ?? {}, { value });
}

/** @returns whether the browser is left to post the form itself. */
async function submit(id = 'contact') {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  const isLeft = document.getElementById(id)?.dispatchEvent(event);
  await new Promise((resolve) => setTimeout(resolve));
  return isLeft;
}

test('a form whose script is lost is posted, and known to be on its way', async () => {
  await open();
  expect(await submit()).toBe(false);
  expect(posted).toHaveBeenCalledTimes(1);
  expect(readDraft()).toEqual({ message, isSending: true });
  expect(document.querySelector('[data-waiting]')).toBeNull();
});

test('two clicks post once, and a click after a post that was stopped posts again', async () => {
  await open();
  await Promise.all([submit(), submit()]);
  expect(posted).toHaveBeenCalledTimes(1);
  await submit();
  expect(posted).toHaveBeenCalledTimes(2);
});

test('the page’s own errors are shown, not the browser’s', async () => {
  await open();
  expect(document.querySelector<HTMLFormElement>('#contact')?.noValidate).toBe(true);
  expect(document.querySelector<HTMLFormElement>('#other')?.noValidate).toBe(false);
});

test('a form that React has abandoned is posted', async () => {
  await open();
  document.querySelector('[data-island]')?.setAttribute('data-hydrated', '');
  const requested = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
  await submit();
  expect(posted).toHaveBeenCalledTimes(1);
  expect(requested).not.toHaveBeenCalled();
});

test('a field of spaces is not posted', async () => {
  await open({ ...message, message: ' \n' });
  await submit();
  expect(posted).not.toHaveBeenCalled();
  expect(readDraft().isSending).toBe(false);
});

test('a submit that React has handled, and another form, are left alone', async () => {
  await open();
  document.getElementById('contact')?.addEventListener('submit', (e) => e.preventDefault());
  await submit();
  expect(await submit('other')).toBe(true);
  expect(posted).not.toHaveBeenCalled();
});
