/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { formTarget } from '@/content/model/form-target';
import { ContactForm } from './contact-form';
import { forgetDraft, readDraft } from './form-draft';
import { texts, ways } from './words-for-tests';

// Frames are the browser's.
jest.mock('@/components/boot/next-frame', () => ({ nextFrame: async () => {} }));

const typed = { fullName: 'Ann Lee', email: 'ann@example.com', message: 'A window is broken.' };
const success = { ok: true, next: '/thanks' };
const emailError = { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' };
const nameError = { field: 'fullName', code: 'REQUIRED_FIELD_EMPTY', message: 'is ZQX empty' };

const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

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

const form = (
  <ContactForm texts={texts} target={formTarget({ id: 'preview' }, '')} ways={ways} mark={null}>
    <p>Tell us.</p>
  </ContactForm>
);
const show = () => render(form);
/** Shows the page again and lets what has come of sending meanwhile arrive at it. */
const showAgain = () => act(async () => show());

const labels = { Name: texts.fullName, Email: texts.email, Message: texts.message };
/** Not by its role, which takes several times as long to find; the first test asks for that. */
const field = (name: keyof typeof labels) => screen.getByLabelText<HTMLInputElement>(labels[name]);
const sendButton = () =>
  screen.getByRole('button', { name: new RegExp(`^(${texts.send}|${texts.sending})$`) });
const notice = () => screen.queryByRole('region', { name: texts.errorTitle });

function type(name: keyof typeof labels, value: string) {
  fireEvent.input(field(name), { target: { value } });
}

function typeAll() {
  type('Name', typed.fullName);
  type('Email', typed.email);
  type('Message', typed.message);
}

/** Clicks SEND and lets everything that is due happen. */
async function send(button = sendButton()) {
  await act(async () => void fireEvent.click(button));
}

/** Shows the form, fills it in and clicks SEND. */
async function sendAll() {
  const page = show();
  typeAll();
  await send();
  return page;
}

/** The service's answer to the next post. */
function answer(body: unknown) {
  fetchMock.mockResolvedValueOnce({ json: async () => body });
}

/** The next post stays open until it is answered or cut. */
function hold() {
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

describe('as an ordinary form', () => {
  it('posts three required fields to the service without script', () => {
    show();
    const element = field('Name').form;
    expect(element).toHaveAttribute('action', '/f/preview');
    expect(element).toMatchObject({
      method: 'post',
      enctype: 'multipart/form-data',
      noValidate: true,
    });
    for (const [label, name] of [
      ['Name', 'fullName'],
      ['Email', 'email'],
      ['Message', 'message'],
    ] as const) {
      expect(screen.getByRole('textbox', { name: labels[label] })).toBe(field(label));
      expect(field(label)).toHaveAttribute('name', name);
      expect(field(label)).toBeRequired();
      expect(field(label)).toHaveAttribute('aria-invalid', 'false');
    }
    expect(field('Email')).toHaveAttribute('type', 'email');
  });
});

describe('while sending', () => {
  it('says so, keeps the button from a second click and the text from changes', async () => {
    const post = hold();
    await sendAll();
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveTextContent(texts.sending);
    expect(field('Message')).toHaveAttribute('readonly');
    await post.answer(success);
  });

  it('makes one request of two submits in a row', async () => {
    const post = hold();
    show();
    typeAll();
    const element = field('Name').form;
    act(() => {
      element?.requestSubmit();
      element?.requestSubmit();
    });
    await post.answer(success);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(screen.getByText(texts.success)).toBeVisible();
  });
});

describe('when the message has arrived', () => {
  it('the thanks take the form’s place and the focus, and the draft is forgotten', async () => {
    answer(success);
    await sendAll();
    expect(screen.getByText(texts.success)).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Tell us.')).toBeNull();
    expect(readDraft().message).toBe('');
  });

  it('errors of an earlier attempt are gone', async () => {
    answer({ errors: [emailError] });
    answer(success);
    await sendAll();
    await send();
    expect(screen.getByText(texts.success)).toBeVisible();
    expect(document.title).toBe('Contact Us');
  });
});

describe('errors at Email and Message', () => {
  it('stand under their fields, joined, tied to them, with the focus on the first', async () => {
    answer({
      errors: [
        { field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'should not be empty' },
        emailError,
        { field: 'email', code: 'NEW', message: 'looks odd' },
        nameError,
      ],
    });
    show();
    await send();
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveAccessibleDescription(
      `${texts.email} should be an email, looks odd`,
    );
    expect(field('Message')).toHaveAccessibleDescription(`${texts.message} should not be empty`);
    expect(field('Name')).toHaveAttribute('aria-invalid', 'false');
    expect(notice()).toBeNull();
    expect(document.body).not.toHaveTextContent('ZQX');
    expect(document.title).toBe(`${texts.errorTitle}: Contact Us`);
  });
});

describe('every other failure', () => {
  const failures: [string, unknown][] = [
    ['an error at the name only', { errors: [nameError] }],
    ['an error at an unknown field', { errors: [{ field: 'zip', code: 'X', message: 'ZQX' }] }],
    ['an error of the form', { errors: [{ code: 'BLOCKED', message: 'ZQX' }] }],
    ['no errors in the list', { errors: [] }],
    ['an error as a text', { error: 'ZQX reCAPTCHA' }],
    ['errors that are no list', { errors: { email: 'ZQX' } }],
    ['an error without message', { errors: [{ field: 'email' }] }],
    ['errors of null', { errors: [null] }],
    ['null', null],
    ['a number', 42],
    ['an empty object', {}],
    [
      'a card’s pending payment',
      { stripe: { paymentIntentClientSecret: 'ZQX' }, resubmitKey: 'a' },
    ],
  ];

  it.each(failures)('%s brings the notice and nothing raw', async (_name, body) => {
    answer(body);
    await sendAll();
    expect(notice()).toHaveFocus();
    expect(document.body).not.toHaveTextContent('ZQX');
    expect(field('Message')).toHaveValue(typed.message);
    expect(sendButton()).toBeEnabled();
  });

  it('so does a connection that fails, or a browser whose fetch throws', async () => {
    show();
    typeAll();
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await send();
    expect(notice()).toHaveFocus();
    fetchMock.mockImplementationOnce(() => {
      throw new Error('ZQX');
    });
    await send();
    expect(notice()).toHaveFocus();
    expect(sendButton()).toBeEnabled();
    expect(document.body).not.toHaveTextContent('ZQX');
  });

  it('offers the phone and an e-mail that carries what is typed, also what is typed later', async () => {
    answer(null);
    await sendAll();
    type('Message', `${typed.message} Soon & dry?`);
    const links = within(notice() as HTMLElement);
    expect(links.getByRole('link', { name: ways.phone.text })).toHaveAttribute(
      'href',
      ways.phone.href,
    );
    const mail = new URL(
      links.getByRole<HTMLAnchorElement>('link', { name: texts.notice.emailLink }).href,
    );
    expect(mail.searchParams.get('body')).toBe('Ann Lee\r\n\r\nA window is broken. Soon & dry?');
    expect(mail.searchParams.get('subject')).toBe('Hello');
  });
});

describe('a service that keeps silent', () => {
  async function sendOnTestClock() {
    jest.useFakeTimers();
    await sendAll();
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('has failed after 20 seconds', async () => {
    hold();
    await sendOnTestClock();
    await pass(19_900);
    expect(sendButton()).toBeDisabled();
    await pass(200);
    expect(notice()).toHaveFocus();
    expect(readDraft()).toEqual(typed);
  });

  it('may still bring a late success, which counts', async () => {
    const post = hold();
    await sendOnTestClock();
    await pass(20_100);
    await post.answer(success);
    expect(screen.getByText(texts.success)).toHaveFocus();
    expect(readDraft().message).toBe('');
  });

  it('a late success does not take words away that were typed since', async () => {
    const post = hold();
    await sendOnTestClock();
    await pass(20_100);
    type('Message', 'A window is broken. Two, in fact.');
    await post.answer(success);
    expect(field('Message')).toHaveValue('A window is broken. Two, in fact.');
    expect(readDraft().message).toBe('A window is broken. Two, in fact.');
  });

  it('a late failure does not disturb the next attempt', async () => {
    const first = hold();
    await sendOnTestClock();
    await pass(20_100);
    const second = hold();
    await send();
    await first.answer({ error: 'too late' });
    expect(sendButton()).toBeDisabled();
    await second.answer(success);
    expect(screen.getByText(texts.success)).toBeVisible();
  });

  it('a late success does not pass for the next attempt when that has other words', async () => {
    const first = hold();
    await sendOnTestClock();
    await pass(20_100);
    const second = hold();
    type('Message', 'Two windows are broken.');
    await send();
    await first.answer(success);
    expect(sendButton()).toBeDisabled();
    await second.cut();
    expect(notice()).toHaveFocus();
    expect(readDraft().message).toBe('Two windows are broken.');
  });

  it('a late success ends the next attempt with the same words, whatever comes of that', async () => {
    const first = hold();
    await sendOnTestClock();
    await pass(20_100);
    const second = hold();
    await send();
    await first.answer(success);
    expect(screen.getByText(texts.success)).toBeVisible();
    await second.cut();
    expect(screen.getByText(texts.success)).toBeVisible();
  });
});

describe('a walk to another page and back', () => {
  it('brings back what was typed', async () => {
    const page = show();
    typeAll();
    page.unmount();
    show();
    expect(field('Message')).toHaveValue(typed.message);
    expect(field('Name')).toHaveValue(typed.fullName);
  });

  it('in the middle of sending loses nothing and makes no second request', async () => {
    const post = hold();
    const page = await sendAll();
    page.unmount();
    show();
    expect(sendButton()).toBeDisabled();
    expect(field('Message')).toHaveValue(typed.message);
    await post.answer(success);
    expect(screen.getByText(texts.success)).toBeVisible();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('shows the success that came meanwhile, once', async () => {
    const post = hold();
    const page = await sendAll();
    page.unmount();
    await post.answer(success);
    expect(readDraft().message).toBe('');
    const next = await showAgain();
    expect(screen.getByText(texts.success)).toBeVisible();
    next.unmount();
    show();
    expect(field('Message')).toHaveValue('');
  });

  it('shows the failure that came meanwhile', async () => {
    const post = hold();
    const page = await sendAll();
    page.unmount();
    await post.cut();
    await showAgain();
    expect(screen.getByRole('region', { name: texts.errorTitle })).toBeVisible();
    expect(field('Message')).toHaveValue(typed.message);
  });

  it('leaves the title to the other page', async () => {
    answer(null);
    const page = show();
    await send();
    expect(document.title).toBe(`${texts.errorTitle}: Contact Us`);
    document.title = 'Services';
    page.unmount();
    expect(document.title).toBe('Services');
  });
});

describe('the draft', () => {
  it('fills empty fields only: what is typed before the script comes stays', async () => {
    sessionStorage.setItem('contact-draft', JSON.stringify(typed));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    type('Name', 'Annabel');
    await act(async () => render(form, { container, hydrate: true }));
    expect(field('Name')).toHaveValue('Annabel');
    expect(field('Message')).toHaveValue(typed.message);
    expect(readDraft()).toEqual({ ...typed, fullName: 'Annabel' });
  });

  it('survives storage that is full, which still holds what was typed before', () => {
    const page = show();
    type('Message', 'The first');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    typeAll();
    page.unmount();
    show();
    expect(field('Message')).toHaveValue(typed.message);
  });

  it.each(['{', 'null', '7', '"text"', '{"message":{}}', '[]'])(
    'is nothing when storage holds %s',
    (stored) => {
      sessionStorage.setItem('contact-draft', stored);
      show();
      expect(field('Message')).toHaveValue('');
    },
  );
});
