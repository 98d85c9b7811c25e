/** @jest-environment jsdom */
import { type FormTarget, formAction, formTarget } from '@/content/model/form-target';
import { createDelivery, endpointOf } from './form-delivery';

const message = { fullName: 'Zoë', email: 'zoe@example.com', message: 'Drafty\nwindow' };

async function sendTo(target: FormTarget) {
  const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
  window.fetch = fetchMock.mockResolvedValue({ json: async () => ({ next: '/' }) }) as never;
  const { client, submit, progress } = createDelivery(target);
  const options = { endpoint: endpointOf(target), clientName: 'test' };
  await submit(message, (data) => client.submitForm(target.id, data, options));
  expect(progress().succeeded).toBe(true);
  const [url, init] = fetchMock.mock.lastCall as [string, RequestInit];
  return { url, init, headers: init.headers as Record<string, string> };
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
  const { url } = await sendTo(target);
  expect(url).toBe(new URL(address, window.location.origin).href);
});

it('sends three fields as form data with the official client’s headers', async () => {
  const { init, headers } = await sendTo(formTarget({ id: 'preview' }, ''));
  expect(init.method).toBe('POST');
  expect([...(init.body as FormData)]).toEqual(Object.entries(message));
  expect(headers.Accept).toBe('application/json');
  expect(headers['Formspree-Client']).toBe('test @formspree/core@4.0.0');
  const session = JSON.parse(atob(headers['Formspree-Session-Data'] ?? ''));
  expect(session).toEqual({
    loadedAt: Math.round(performance.timeOrigin),
    webdriver: expect.any(Boolean),
  });
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
