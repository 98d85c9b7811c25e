import { listed } from '../../content/schema/placeholders';
import type { Item } from './item';

/** What nobody has replaced yet: "the name and the logo"; nothing when all is the owner's own. */
export function stillSample(items: readonly Item[]): string | undefined {
  const subjects = [...new Set(items.filter((item) => item.sample).map(({ subject }) => subject))];
  return subjects.length > 0 ? listed(subjects) : undefined;
}
