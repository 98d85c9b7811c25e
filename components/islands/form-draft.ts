/** What the form asks for: the names under which the service reads it. */
export const fieldNames = ['fullName', 'email', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Message = Record<FieldName, string>;

export const noMessage: Message = { fullName: '', email: '', message: '' };

const key = 'contact-draft';

/** Kept here as well, so that a walk through the site loses nothing where storage is denied. */
let kept: string | null = null;

/** Called with every key: whatever happens to the page, what was typed is there again. */
export function keepDraft(message: Message) {
  kept = JSON.stringify(message);
  try {
    sessionStorage.setItem(key, kept);
  } catch {
    // Denied or full: the copy above must do.
  }
}

/** What was typed earlier. Storage can hold anything, another version's draft too. */
export function readDraft(): Message {
  const draft = { ...noMessage };
  try {
    const found = JSON.parse(stored() ?? 'null');
    for (const name of fieldNames) if (typeof found?.[name] === 'string') draft[name] = found[name];
  } catch {
    // Not a draft of ours.
  }
  return draft;
}

/** Forgets a message that has arrived, unless the visitor has written another one since. */
export function forgetDraft(sent: Message) {
  if (!isSame(readDraft(), sent)) return;
  kept = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Denied: then nothing was stored.
  }
}

export function isSame(one: Message, other: Message): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(key) ?? kept;
  } catch {
    return kept;
  }
}
