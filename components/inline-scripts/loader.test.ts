/** @jest-environment jsdom */
import { loaderSeenKey } from '../shared/storage';

/** Opens a page of the session. @returns whether it can be scrolled by a key. */
async function open() {
  jest.resetModules();
  await import('./loader');
  const key = () => new KeyboardEvent('keydown', { key: 'End', cancelable: true });
  return () => window.dispatchEvent(key());
}

const state = () => document.documentElement.dataset.loader;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  delete document.documentElement.dataset.loader;
  Object.assign(document, { getAnimations: () => [], fonts: [] });
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth);
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

test('only the first page shows the loader, and is blocked until it has ended', async () => {
  const scrolls = await open();
  // As an extension may do. The block ends all the same.
  delete document.documentElement.dataset.loader;
  jest.advanceTimersByTime(3200);
  expect(scrolls()).toBe(true);
  delete document.documentElement.dataset.loader;
  expect((await open())()).toBe(true);
  expect(state()).toBeUndefined();
});

test('a tab that is opened from this site shows no loader, although its storage is empty', async () => {
  const referrer = jest.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost/');
  await open();
  expect(state()).toBeUndefined();
  referrer.mockRestore();
});

test('where storage is denied there is no loader, which would come on every page', async () => {
  const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await open();
  expect(state()).toBeUndefined();
  denied.mockRestore();
});

test('a page that nobody sees yet shows the loader when it is seen', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await open();
  jest.advanceTimersByTime(10_000);
  expect([state(), sessionStorage.getItem(loaderSeenKey)]).toEqual([undefined, null]);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(state()).toBe('covering');
  jest.advanceTimersByTime(3200);
  expect(state()).toBe('gone');
});

test('a key closes the loader, but not in its first 1400 ms', async () => {
  const scrolls = await open();
  const { style } = document.documentElement;
  expect(scrolls()).toBe(false);
  jest.advanceTimersByTime(1399);
  expect([state(), style.getPropertyValue('--loader')]).toEqual(['covering', '3200ms']);
  jest.advanceTimersByTime(1);
  expect(style.getPropertyValue('--loader')).toBe('2100ms');
  jest.advanceTimersByTime(700);
  expect(state()).toBe('gone');
  expect(scrolls()).toBe(true);
});
