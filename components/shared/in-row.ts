/** How many of `count` panes share the row of the one at `index`, where a full row has `full` of them. */
export function inRow(index: number, count: number, full: number): number {
  const rest = count % full;
  return index < count - rest ? full : rest;
}
