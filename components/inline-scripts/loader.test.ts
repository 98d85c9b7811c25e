/** @jest-environment jsdom */

/** Opens a page of the session. @returns whether it can be scrolled by a key. */
async function open() {
  jest.resetModules();
  await import('./loader');
  const key = () => new KeyboardEvent('keydown', { key: 'End', cancelable: true });
  return () => window.dispatchEvent(key());
}

const isShown = () => 'loader' in document.documentElement.dataset;

beforeEach(() => {
  jest.useFakeTimers();
});

test('only the first page shows the loader, and is blocked until it has ended', async () => {
  const scrolls = await open();
  // As an extension may do. The block ends all the same.
  delete document.documentElement.dataset.loader;
  jest.advanceTimersByTime(3200);
  expect(scrolls()).toBe(true);
  expect((await open())()).toBe(true);
  expect(isShown()).toBe(false);
});

test('a key closes the loader, but not in its first 1400 ms', async () => {
  sessionStorage.clear();
  const scrolls = await open();
  const { style } = document.documentElement;
  expect(scrolls()).toBe(false);
  jest.advanceTimersByTime(1399);
  expect([isShown(), style.getPropertyValue('--loader')]).toEqual([true, '']);
  jest.advanceTimersByTime(1);
  expect(style.getPropertyValue('--loader')).toBe('1400ms');
  jest.advanceTimersByTime(700);
  expect(scrolls()).toBe(true);
});
