/** "A, B and C". */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat('en-CA').format(names);
}
