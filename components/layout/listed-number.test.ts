import { listedNumber } from './listed-number';

const dial = '+17055550199';

test.each([
  ['the shown number', { dial, display: '(705) 555-0142' }, '+1-705-555-0142'],
  ['the dialled number if the shown one is incomplete', { dial, display: '555-0142' }, dial],
  [
    'the shown number without its extension',
    { dial: `${dial},3`, display: '705-555-0142 ext. 3' },
    '+1-705-555-0142',
  ],
  [
    'a foreign number as dialled',
    { dial: '+442079460958', display: '020 7946 0123' },
    '+442079460958',
  ],
] as const)('structured data has %s', (_, phone, number) => {
  expect(listedNumber(phone)).toBe(number);
});
