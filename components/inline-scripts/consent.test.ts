/** @jest-environment jsdom */
import { getConsent, saveConsent } from './consent';

const script = 'https://widget.example/embed.js';

beforeEach(() => localStorage.clear());

test.each([true, false])('an answer holds for the company, whatever the script: %s', (agrees) => {
  expect(getConsent(script)).toBeUndefined();
  saveConsent(script, agrees);
  expect(getConsent(`${script}?2`)).toBe(agrees);
  expect(getConsent('https://other.example/embed.js')).toBeUndefined();
});

test('a script of the site itself has an address without a host', () => {
  saveConsent('/sub/feed.js', true);
  expect(getConsent('/sub/other.js')).toBe(true);
  expect(getConsent(script)).toBeUndefined();
});

test('where storage is denied there is no answer, and no error', () => {
  for (const name of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  saveConsent(script, true);
  expect(getConsent(script)).toBeUndefined();
  jest.restoreAllMocks();
});
