/** What a content file holds, apart from how it is read: the owner's editor knows it in the browser too. */
export type Entry = Record<string, unknown>;

/** Whether it is a group of fields. */
export function isEntry(value: unknown): value is Entry {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** For a field at the height of the group that it should stand in. */
export function belongsTo(name: string, group: string): string {
  return `“${name}” belongs to “${group}”. Put it below that line and begin it with two more blanks.`;
}
