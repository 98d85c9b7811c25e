/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { readDraft } from './form-draft';
import {
  fetchMock,
  field,
  form,
  hold,
  notice,
  send,
  sendAll,
  sendButton,
  show,
  showAgain,
  success,
  texts,
  type,
  typeAll,
  typed,
} from './form-for-tests';

// Frames are the browser's.
jest.mock('@/components/boot/next-frame', () => ({ nextFrame: async () => {} }));

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
});

describe('the draft', () => {
  it('keeps what is deleted before the script comes deleted', async () => {
    await import('@/components/boot/first-words');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    type('Message', 'Oops');
    expect(readDraft().message).toBe('Oops');
    type('Message', '');
    await act(async () => render(form, { container, hydrate: true }));
    expect(field('Message')).toHaveValue('');
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
