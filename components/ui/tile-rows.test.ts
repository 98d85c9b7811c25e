import { placeInRow, tilesInRow } from './tile-rows';

test.each([
  [2, [2, 2]],
  [4, [2, 2, 2, 2]],
  [5, [3, 3, 3, 2, 2]],
  [6, [3, 3, 3, 3, 3, 3]],
  [7, [3, 3, 3, 2, 2, 2, 2]],
])('no row of %d tiles has a gap', (count, rows) => {
  expect(Array.from({ length: count }, (_, index) => tilesInRow(index, count))).toEqual(rows);
});

test.each([
  [1, ['start']],
  [5, ['start', undefined, 'end', 'start', 'end']],
  [7, ['start', undefined, 'end', 'start', 'end', 'start', 'end']],
])('of %d tiles the first and the last of each row are known', (count, edges) => {
  expect(edges.map((_, index) => placeInRow(index, count).edge)).toEqual(edges);
});
