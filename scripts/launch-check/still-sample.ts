import type { Item } from './item';

/** What nobody has replaced yet: "the name and the logo"; nothing when all is the owner's own. */
export function stillSample(items: readonly Item[]): string | undefined {
  const subjects = [...new Set(items.filter((item) => item.sample).map(({ subject }) => subject))];
  if (subjects.length === 0) return undefined;
  return new Intl.ListFormat('en-CA', { type: 'conjunction' }).format(subjects);
}
