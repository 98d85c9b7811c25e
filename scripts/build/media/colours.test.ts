import { contrast, readRgb } from './colours';

test.each([
  ['ink', 'paper', 7],
  ['slate', 'paper', 7],
  ['danger', 'paper', 7],
  ['ink', 'amber', 7],
  ['white', 'ink', 7],
  ['white', 'spruce', 7],
  ['white', 'night', 7],
  ['amber', 'ink', 7],
  ['amber-deep', 'paper', 4.5],
  ['ink', 'board', 4.5],
  ['field-line', 'white', 3],
  ['field-line', 'paper', 3],
])('%s on %s has a contrast of at least %s : 1', (words, ground, least) => {
  expect(contrast(readRgb(words), readRgb(ground))).toBeGreaterThanOrEqual(least);
});
