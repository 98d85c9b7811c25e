/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { readDraft } from './form-draft';
import {
  answer,
  emailError,
  fetchMock,
  field,
  hold,
  labels,
  nameError,
  notice,
  send,
  sendAll,
  sendButton,
  show,
  success,
  type,
  typeAll,
  typed,
} from './form-for-tests';
import { texts, ways } from './words-for-tests';

// Frames are the browser's.
jest.mock('@/components/boot/next-frame', () => ({ nextFrame: async () => {} }));

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
