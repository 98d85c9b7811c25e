/** @jest-environment jsdom */
import { dismissedNoticeKey } from '../shared/storage';

const line = () => document.querySelector('[data-notice]') as HTMLElement;
const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

beforeEach(async () => {
  jest.useFakeTimers({ now: new Date('2030-12-30T12:00:00Z') });
  sessionStorage.clear();
  document.body.innerHTML = `<div data-notice="Closed" data-from="2030-12-24" data-until="2030-12-31" hidden>
    <p></p><button></button></div><script></script>`;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.scripts.item(0));
  jest.resetModules();
  await import('./notice');
  expect(line().hidden).toBe(false);
});
afterEach(() => jest.restoreAllMocks());

test('a page from the cache has no notice that was dismissed on another page', () => {
  comeBack();
  expect(line().hidden).toBe(false);
  sessionStorage.setItem(dismissedNoticeKey, 'Closed');
  comeBack();
  expect(line().hidden).toBe(true);
});

test('a page from the cache has no notice whose days are over', () => {
  jest.setSystemTime(new Date('2031-01-02T12:00:00Z'));
  comeBack();
  expect([line().hidden, line().textContent?.trim()]).toEqual([true, '']);
});

test('where storage is denied a page from the cache has no notice that was dismissed there', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  line().querySelector('button')?.click();
  comeBack();
  expect(line().hidden).toBe(true);
});
