import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { formTarget } from '@/content/schema/form-target';
import { ContactForm } from './contact-form';
import { forgetDraft, readDraft } from './form-draft';
import type { FormTexts } from './form-fields';

/* The form as its tests use it: with a service that answers what they say. */

/** Words of the tests' own: the owner may write others. */
export const texts: FormTexts = {
  allNeeded: 'Fill in all three.',
  fullName: 'Your name',
  email: 'Your address',
  message: 'Your words',
  send: 'Off it goes',
  sending: 'On its way',
  privacy: 'It goes to the office.',
  success: 'It has arrived.',
  notice: {
    title: 'It did not go out.',
    body: 'All is kept. Dial {phoneLink} or write by {emailLink}.',
    emailLink: 'letter',
    offline: 'There is no line.',
    backOnline: 'The line is back.',
    again: 'Once more',
    notConnected: 'Nobody reads this yet. Dial {phoneLink} or write by {emailLink}.',
  },
  errorTitle: 'Trouble',
};

const ways = {
  phone: { href: 'tel:+15555550100', text: '(555) 555-0199' },
  email: { href: 'mailto:office@firm.example?subject=Hello' },
};

export const typed = {
  fullName: 'Ann Lee',
  email: 'ann@example.com',
  message: 'A window is broken.',
};
export const success = { ok: true, next: '/thanks' };
export const emailError = { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' };
export const nameError = {
  field: 'fullName',
  code: 'REQUIRED_FIELD_EMPTY',
  message: 'is ZQX empty',
};

export const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  fetchMock.mockReset();
  window.fetch = fetchMock as never;
  document.title = 'Contact Us';
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  cleanup();
  forgetDraft(readDraft());
  sessionStorage.clear();
});

export const form = (
  <ContactForm texts={texts} target={formTarget({ id: 'preview' }, '')} ways={ways} mark={null}>
    <p>Tell us.</p>
  </ContactForm>
);
export const show = () => render(form);
/** Shows the page again and lets what has come of sending meanwhile arrive at it. */
export const showAgain = () => act(async () => show());

export const labels = { Name: texts.fullName, Email: texts.email, Message: texts.message };
/** Not by its role, which takes several times as long to find; the first test asks for that. */
export const field = (name: keyof typeof labels) =>
  screen.getByLabelText<HTMLInputElement>(labels[name]);
export const sendButton = () =>
  screen.getByRole('button', { name: new RegExp(`^(${texts.send}|${texts.sending})$`) });
export const notice = () => screen.queryByRole('region', { name: texts.errorTitle });

export function type(name: keyof typeof labels, value: string) {
  fireEvent.input(field(name), { target: { value } });
}

export function typeAll() {
  type('Name', typed.fullName);
  type('Email', typed.email);
  type('Message', typed.message);
}

/** Clicks SEND and lets everything that is due happen. */
export async function send(button = sendButton()) {
  await act(async () => void fireEvent.click(button));
}

/** Shows the form, fills it in and clicks SEND. */
export async function sendAll() {
  const page = show();
  typeAll();
  await send();
  return page;
}

/** The service's answer to the next post. */
export function answer(body: unknown) {
  fetchMock.mockResolvedValueOnce({ json: async () => body });
}

/** The next post stays open until it is answered or cut. */
export function hold() {
  let resolve: (response: unknown) => void;
  let reject: (reason: unknown) => void;
  fetchMock.mockReturnValueOnce(
    new Promise((...settle) => {
      [resolve, reject] = settle;
    }),
  );
  return {
    answer: (body: unknown) => act(async () => resolve({ json: async () => body })),
    cut: () => act(async () => reject(new TypeError('Failed to fetch'))),
  };
}
