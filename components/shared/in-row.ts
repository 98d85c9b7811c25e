/**
 * How many of `count` panes share the row of the one at `index`, where a full row has `full` of them, two
 * or three. The last of three is never alone: the last four share two rows.
 */
export function inRow(index: number, count: number, full: 2 | 3): number {
  const rest = count % full;
  if (full === 3 && rest === 1 && count > 1) return index < count - 4 ? 3 : 2;
  return index < count - rest ? full : rest;
}
