import { tilesInRow } from './tile-rows';

test.each([
  [2, [2, 2]],
  [4, [2, 2, 2, 2]],
  [5, [3, 3, 3, 2, 2]],
  [6, [3, 3, 3, 3, 3, 3]],
  [7, [3, 3, 3, 2, 2, 2, 2]],
])('the rows of %d tiles have no gaps', (count, rows) => {
  expect(Array.from({ length: count }, (_, index) => tilesInRow(index, count))).toEqual(rows);
});
