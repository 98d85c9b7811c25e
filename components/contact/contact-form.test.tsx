/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { parse } from 'yaml';
import { formTarget } from '@/model';
import { ContactForm, type ContactFormProps } from './contact-form.island';
import { fieldNames } from './message';

// Only what browser tests can't cover. The other tests of the form are in e2e/contact*.spec.ts.

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

test('C6 a message is sent even if the browser wrongly reports that it is offline', async () => {
  // Otherwise Firefox restores the fields after a reload.
  const reset = jest.spyOn(HTMLFormElement.prototype, 'reset');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer({ next: '/thanks' });
  fillInAndSend();
  await screen.findByText(texts.success);
  expect(reset).toHaveBeenCalledTimes(1);
  expect(events).toEqual(['message-sent']);
});

test('C6 the request URL of a project’s form contains the project', async () => {
  answer({ next: '/thanks' });
  fillInAndSend({ target: formTarget({ id: 'abcdefgh', project: '1234567890' }, '') });
  await screen.findByText(texts.success);
  const [address] = fetchMock.mock.lastCall ?? [];
  expect(address).toBe('https://formspree.io/p/1234567890/f/abcdefgh');
});

test('C9 an exception in the client is reported and shown like any other failure', async () => {
  // The client calls it before it makes the request.
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

test('C11 requests use keepalive, unless the message is too long for it', async () => {
  answer({ next: '/thanks' });
  fillInAndSend({ message: 'x'.repeat(30_000) });
  await screen.findByText(texts.success);
  expect(fetchMock.mock.lastCall?.[1]).toMatchObject({ keepalive: false });
});

test('C9 after an error from the service the summary says what is needed and nothing about connections', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer({ errors: [{ code: 'EMPTY', message: 'ZQX' }] });
  fillInAndSend();
  const summary = await screen.findByRole('region', { name: texts.errorTitle });
  expect(summary.textContent).not.toContain(texts.errorSummary.offline);
  expect(summary.getAttribute('aria-describedby')).toContain('allNeeded');
  expect(events).toEqual(['message-failed']);
});
