/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { readDraft } from './form-draft';
import {
  answer,
  emailError,
  fetchMock,
  field,
  labels,
  nameError,
  notice,
  send,
  sendAll,
  sendButton,
  show,
  success,
  texts,
  type,
  typed,
} from './form-for-tests';

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

describe('when the message has arrived', () => {
  it('the thanks take the form’s place and the focus, and the draft is forgotten', async () => {
    answer(success);
    await sendAll();
    expect(screen.getByText(texts.success)).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Tell us.')).toBeNull();
    expect(readDraft().message).toBe('');
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
  // Beside all of the catalogue, faults.ts, which e2e/contact-failures.desktop.spec.ts asks for.
  it.each([
    ['an error at an unknown field', { errors: [{ field: 'zip', code: 'X', message: 'ZQX' }] }],
    [
      'a card’s pending payment',
      { stripe: { paymentIntentClientSecret: 'ZQX' }, resubmitKey: 'a' },
    ],
  ])('%s brings the notice and nothing raw', async (_name, body) => {
    answer(body);
    await sendAll();
    expect(notice()).toHaveFocus();
    expect(document.body).not.toHaveTextContent('ZQX');
    expect(field('Message')).toHaveValue(typed.message);
    expect(sendButton()).toBeEnabled();
  });

  it('so does a browser whose fetch throws', async () => {
    fetchMock.mockImplementationOnce(() => {
      throw new Error('ZQX');
    });
    await sendAll();
    expect(notice()).toHaveFocus();
    expect(sendButton()).toBeEnabled();
    expect(document.body).not.toHaveTextContent('ZQX');
  });

  it('offers an e-mail that carries also what is typed later', async () => {
    answer(null);
    await sendAll();
    type('Message', `${typed.message} Soon & dry?`);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: texts.notice.emailLink });
    const body = new URL(link.href).searchParams.get('body');
    expect(body).toBe('Ann Lee\r\n\r\nA window is broken. Soon & dry?');
  });
});
