/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { parse } from 'yaml';
import { formTarget } from '@/model';
import { ContactForm, type ContactFormProps } from './contact-form.island';
import { fieldNames } from './message';

// What a browser of the tests cannot show: e2e/contact*.spec.ts has the rest.

const { form: texts } = parse(readFileSync('e2e/fixtures/content/pages/contact.yaml', 'utf8'));

const props: ContactFormProps = {
  texts,
  target: { id: 'preview', project: undefined, service: '' },
  action: '/f/preview',
  phone: { href: 'tel:+15555550100', text: '(555) 555-0199' },
  email: { href: 'mailto:office@firm.example?subject=Hello' },
  buttonClassName: '',
  logo: { src: '/logo.svg', width: 32, height: 32, isWhite: true, className: '' },
};

const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
const answer = (body: unknown) => fetchMock.mockResolvedValueOnce({ json: async () => body });
const events: string[] = [];
for (const type of ['message-sent', 'message-failed'])
  addEventListener(type, () => events.push(type));

// jsdom has no layout.
HTMLElement.prototype.scrollIntoView = () => {};

beforeEach(() => {
  fetchMock.mockReset();
  events.length = 0;
  window.fetch = fetchMock as never;
});

function fillInAndSend({ message = 'Broken', target = props.target } = {}) {
  render(<ContactForm {...props} target={target} />);
  for (const name of fieldNames) {
    const value = name === 'message' ? message : 'ann@firm.example';
    fireEvent.input(screen.getByLabelText(texts[name]), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: texts.send }));
}

test('C6 a message is sent when the browser wrongly says that it is offline', async () => {
  // Else Firefox fills the form in again at a reload.
  const reset = jest.spyOn(HTMLFormElement.prototype, 'reset');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer({ next: '/thanks' });
  fillInAndSend();
  await screen.findByText(texts.success);
  expect(reset).toHaveBeenCalledTimes(1);
  expect(events).toEqual(['message-sent']);
});

test('C6 a form of a project has the project in its address', async () => {
  answer({ next: '/thanks' });
  fillInAndSend({ target: formTarget({ id: 'abcdefgh', project: '1234567890' }, '') });
  await screen.findByText(texts.success);
  const [address] = fetchMock.mock.lastCall ?? [];
  expect(address).toBe('https://formspree.io/p/1234567890/f/abcdefgh');
});

test('C9 an error of the client itself is reported, and a failure like any other', async () => {
  // Part of the client, before the request is made.
  const broken = new Error('broken');
  jest.spyOn(FormData.prototype, 'append').mockImplementationOnce(() => {
    throw broken;
  });
  window.reportError = jest.fn();
  fillInAndSend();
  await screen.findByRole('region', { name: texts.errorTitle });
  expect(window.reportError).toHaveBeenCalledWith(broken);
  expect(screen.queryByText(texts.sending)).toBeNull();
  answer({ next: '/thanks' });
  fireEvent.click(screen.getByRole('button', { name: texts.send }));
  await screen.findByText(texts.success);
});

test('C11 browsers let a message outlive the page, unless it is too long for that', async () => {
  answer({ next: '/thanks' });
  fillInAndSend({ message: 'x'.repeat(30_000) });
  await screen.findByText(texts.success);
  expect(fetchMock.mock.lastCall?.[1]).toMatchObject({ keepalive: false });
});

test('C9 after an error of the service the summary says what is needed, and nothing of a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer({ errors: [{ code: 'EMPTY', message: 'ZQX' }] });
  fillInAndSend();
  const summary = await screen.findByRole('region', { name: texts.errorTitle });
  expect(summary.textContent).not.toContain(texts.errorSummary.offline);
  expect(summary.getAttribute('aria-describedby')).toContain('all-needed');
  expect(events).toEqual(['message-failed']);
});
