import type { Item } from './item';

/** One calm sentence on what nobody has replaced yet; nothing when all is the owner's own. */
export function stillSample(items: readonly Item[]): string | undefined {
  const subjects = [...new Set(items.filter((item) => item.sample).map(({ subject }) => subject))];
  if (subjects.length === 0) return undefined;
  return `Still sample: ${new Intl.ListFormat('en-CA', { type: 'conjunction' }).format(subjects)}.`;
}
