import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { parse } from 'yaml';
import { ContactForm, type ContactFormProps } from '../../components/contact/contact-form.island';
import { saveDraft } from '../../components/contact/message';

/* The contact form in jsdom, for its unit tests. */

// Only for tests that hang: a second is too short where other work keeps the machine busy.
configure({ asyncUtilTimeout: 20_000 });

export const { form: texts } = parse(
  readFileSync('e2e/fixtures/content/pages/contact.yaml', 'utf8'),
);

export const props: ContactFormProps = {
  texts,
  target: { id: 'preview', project: undefined, service: '' },
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

export const draft = { fullName: 'Ann Lee', email: 'ann@firm.example', message: 'Broken' };

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name = texts.send) => screen.getByRole('button', { name });
export const errorSummary = () => screen.queryByRole('region', { name: texts.errorTitle });
export const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
export const events: string[] = [];
for (const type of ['message-sent', 'message-failed'])
  addEventListener(type, () => events.push(type));
export const respond = (body: unknown) =>
  fetchMock.mockResolvedValueOnce({ json: async () => body });

export function renderFilledIn(target = props.target) {
  const rendered = render(<ContactForm {...props} target={target} />);
  for (const [label, value] of Object.entries(typed))
    fireEvent.input(field(label), { target: { value } });
  return rendered;
}

export async function send() {
  await act(async () => void fireEvent.click(button()));
  await waitFor(() => expect(screen.queryByRole('button', { name: texts.sending })).toBeNull());
}

/** For `beforeEach`. The session has a draft. */
export function setUp() {
  jest.useRealTimers();
  fetchMock.mockReset();
  events.length = 0;
  window.fetch = fetchMock as never;
  document.title = 'Contact';
  saveDraft(draft);
}
