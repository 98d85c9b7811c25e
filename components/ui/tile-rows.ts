/**
 * Returns how many of `count` tiles are in the row of the tile at `index`: at most three, and never one, unless it is
 * the only tile. For this, the last four may be in two rows.
 */
export function tilesInRow(index: number, count: number): 1 | 2 | 3 {
  const rest = count % 3;
  if (count === 1) return 1;
  if (rest === 1) return index < count - 4 ? 3 : 2;
  return rest === 2 && index >= count - 2 ? 2 : 3;
}

export interface PlaceInRow {
  columns: 1 | 2 | 3;
  edge: 'start' | 'end' | undefined;
}

/** Returns how many tiles are in the row of a tile, and whether the tile is the first or the last in it. */
export function placeInRow(index: number, count: number): PlaceInRow {
  const columns = tilesInRow(index, count);
  const inRowsOfThree = count - ([0, 4, 2][count % 3] ?? 0);
  const column = index < inRowsOfThree ? index % 3 : (index - inRowsOfThree) % columns;
  return { columns, edge: column === 0 ? 'start' : column === columns - 1 ? 'end' : undefined };
}
