/** @jest-environment jsdom */
import { type FormTarget, formAction, formTarget } from '@/content/schema/form-target';
import { createDelivery, endpointOf } from './form-delivery';

const message = { fullName: 'Zoë', email: 'zoe@example.com', message: 'Drafty\nwindow' };

/** @returns the address that was posted to. */
async function sendTo(target: FormTarget) {
  const fetchMock = jest.fn<Promise<unknown>, [string]>();
  window.fetch = fetchMock.mockResolvedValue({ json: async () => ({ next: '/' }) }) as never;
  const { client, submit, progress } = createDelivery(target);
  const options = { endpoint: endpointOf(target), clientName: 'test' };
  await submit(message, (data) => client.submitForm(target.id, data, options));
  expect(progress().succeeded).toBe(true);
  return fetchMock.mock.lastCall?.[0];
}

it.each([
  ['the preview', { id: 'preview' }, '', '/f/preview'],
  ['the preview below a path', { id: 'preview' }, '/site', '/site/f/preview'],
  ['the hosted service', { id: 'xyzabcde' }, '/site', 'https://formspree.io/f/xyzabcde'],
  ['a project', { id: 'contact', project: '12' }, '', 'https://formspree.io/p/12/f/contact'],
  [
    'another service',
    { id: 'a', project: 'b', service: 'https://forms.example/in' },
    '',
    'https://forms.example/in/p/b/f/a',
  ],
])('%s gets the message with and without script', async (_name, form, basePath, address) => {
  const target = formTarget(form, basePath);
  expect(formAction(target)).toBe(address);
  expect(await sendTo(target)).toBe(new URL(address, window.location.origin).href);
});

it('does not say that it sends what was given up before the press’s own frame, as on a phone put to sleep', async () => {
  jest.useFakeTimers();
  const { submit, progress } = createDelivery(formTarget({ id: 'preview' }, ''));
  void submit(message, () => new Promise(() => {}));
  // All at once, as after a sleep.
  jest.advanceTimersByTime(20_000);
  await jest.advanceTimersByTimeAsync(0);
  expect(progress()).toMatchObject({ submitting: false, failures: 1 });
  jest.useRealTimers();
});
