import { listedNumber } from './listed-number';

const dial = '+17055550199';

test.each([
  ['the shown number, with the dialled one’s country code', '(705) 555-0142', '+1-705-555-0142'],
  ['one that has its country code', '1 705 555-0142', '+1-705-555-0142'],
  ['one in international form', '+1 705 555 0142', '+1-705-555-0142'],
  ['the dialled number where the shown one is not whole', '555-0142', dial],
])('search engines are told %s', (_, display, told) => {
  expect(listedNumber({ dial, display })).toBe(told);
});

test('the 0 that begins a number within its country is left out', () => {
  expect(listedNumber({ dial: '+442079460958', display: '020 7946 0123' })).toBe(
    '+44-20-7946-0123',
  );
});

test('the owner may choose the dialled number', () => {
  expect(listedNumber({ dial, display: '(705) 555-0142', listed: 'dial' })).toBe(dial);
});
