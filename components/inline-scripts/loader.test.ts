/** @jest-environment jsdom */
import { loaderSeenKey } from '../shared/storage';

/** @returns whether the browser does what the key says. */
const press = (key: string) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));

/** Opens a page of the session. @returns whether it can be scrolled by a key. */
async function open() {
  jest.resetModules();
  await import('./loader');
  return () => press('End');
}

const state = () => document.documentElement.dataset.loader;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  Object.assign(document, { getAnimations: () => [], fonts: [] });
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth);
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

// Its listeners are removed when it has ended.
afterEach(() => jest.runAllTimers());

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

test('what was focused behind a loader that ends early has the focus once', async () => {
  document.body.innerHTML = '<input>';
  const [field] = document.querySelectorAll('input');
  const scrolls = await open();
  field?.focus();
  expect(document.activeElement).toBe(document.body);
  scrolls();
  jest.advanceTimersByTime(1400 + 700);
  expect(document.activeElement).toBe(field);
  // The visitor goes on before the loader would have ended by itself.
  field?.blur();
  jest.advanceTimersByTime(5000);
  expect(document.activeElement).toBe(document.body);
  expect(state()).toBeUndefined();
});

test.each(['Tab', ' ', 'Enter', 'Home', 'End', 'ArrowDown', 'PageUp'])(
  'the key “%s” moves nothing behind the loader',
  async (key) => {
    await open();
    expect(press(key)).toBe(false);
  },
);

test('the browser’s own keys work behind the loader', async () => {
  await open();
  expect(['F5', 'r', 'Escape'].map(press)).toEqual([true, true, true]);
});

test('a visitor who comes from a search engine sees the loader', async () => {
  const referrer = jest
    .spyOn(document, 'referrer', 'get')
    .mockReturnValue('http://search.example/');
  await open();
  expect(state()).toBe('covering');
  referrer.mockRestore();
});

test('a busy device ends the loader late, but does not show it again', async () => {
  await open();
  const now = performance.now() + 5000;
  const late = jest.spyOn(performance, 'now').mockReturnValue(now);
  jest.advanceTimersByTime(2500);
  late.mockRestore();
  expect(document.documentElement.style.getPropertyValue('--loader')).toBe('3200ms');
});

test.each([
  ['has arrived', true, 9, ''],
  ['has not wholly arrived', false, 9, undefined],
  ['is lost', true, 0, undefined],
])('the picture without lights fades out if it %s', async (_, complete, naturalWidth, fade) => {
  document.body.innerHTML = '<img data-hero-unlit>';
  Object.defineProperties(document.images[0], {
    complete: { value: complete },
    naturalWidth: { value: naturalWidth },
  });
  await open();
  jest.advanceTimersByTime(2500);
  expect(document.documentElement.dataset.heroFade).toBe(fade);
  // The animations of the hero are timed by it until they have ended.
  jest.advanceTimersByTime(700 + 2200);
  expect(state()).toBe('gone');
  jest.advanceTimersByTime(100);
  expect(state()).toBeUndefined();
  // What begins now does not wait for a loader.
  expect(document.documentElement.style.getPropertyValue('--loader')).toBe('');
});

test('animations begin when a background tab is first seen, those of scrolling and later visits left alone', async () => {
  const timed = { timeline: document.timeline, currentTime: 9000 };
  const scrolled = { timeline: {}, currentTime: 50 };
  Object.assign(document, { getAnimations: () => [timed, scrolled] });
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await open();
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect([timed.currentTime, scrolled.currentTime]).toEqual([0, 50]);
  jest.advanceTimersByTime(2500);
  expect([timed.currentTime, scrolled.currentTime]).toEqual([2500, 50]);
  timed.currentTime = 9000;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(timed.currentTime).toBe(9000);
});

test.each([
  [15, true, 'hidden'],
  [15, false, ''],
  [0, true, ''],
])(
  'a scrollbar of %d pixels is locked where its gutter can stay: %s',
  async (width, supports, overflow) => {
    const clientWidth = innerWidth - width;
    jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(clientWidth);
    Object.assign(window, { CSS: { supports: () => supports } });
    await open();
    const { style } = document.documentElement;
    expect(style.overflow).toBe(overflow);
    jest.advanceTimersByTime(3200);
    expect([style.overflow, (style as { scrollbarGutter?: string }).scrollbarGutter ?? '']).toEqual(
      ['', ''],
    );
  },
);

test.each([
  ['before the end of the loader is locked until then', 2000, 'hidden'],
  ['after it is not locked', 3200, ''],
])('the scrollbar of a page whose HTML ends %s', async (_, time, overflow) => {
  const { documentElement } = document;
  jest.spyOn(documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - 15);
  const loading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  Object.assign(window, { CSS: { supports: () => true } });
  await open();
  jest.advanceTimersByTime(time);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(documentElement.style.overflow).toBe(overflow);
  jest.advanceTimersByTime(3200);
  expect(documentElement.style.overflow).toBe('');
  loading.mockRestore();
});
