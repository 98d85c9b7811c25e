/** What a content file holds, apart from how it is read: the owner's editor knows it in the browser too. */
export type Entry = Record<string, unknown>;

/** The way to a field from the top of its file. */
export type Steps = readonly PropertyKey[];

/** Whether it is a group of fields. */
export function isEntry(value: unknown): value is Entry {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The file's entries as far as it has any, so that one issue does not hide the next. */
export function entriesOf(value: unknown): Entry[] {
  return Array.isArray(value) ? value.map((item) => (isEntry(item) ? item : {})) : [];
}

/** For a field at the height of the group that it should stand in. */
export function belongsTo(name: string, group: string): string {
  return `“${name}” belongs to “${group}”. Put it below that line and begin it with two more blanks.`;
}
