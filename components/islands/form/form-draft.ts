/** What the form asks for: the names under which the service reads it. */
export const fieldNames = ['fullName', 'email', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Message = Record<FieldName, string>;

const noMessage: Message = { fullName: '', email: '', message: '' };

export const draftKey = 'contact-draft';

/** Kept here where storage is denied or full, so that a walk through the site loses nothing. */
let kept: string | null = null;

const mark = 'attended';

/** Says that the form keeps what is typed by itself from now on. */
export function attended(form: HTMLFormElement) {
  form.dataset[mark] = '';
}

export const isAttended = (form: HTMLFormElement) => mark in form.dataset;

/** Called with every key: whatever happens to the page, what was typed is there again. */
export function keepDraft(message: Message) {
  const draft = JSON.stringify(message);
  try {
    sessionStorage.setItem(draftKey, draft);
    kept = null;
  } catch {
    kept = draft;
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
    sessionStorage.removeItem(draftKey);
  } catch {
    // Denied: then nothing was stored.
  }
}

/** What the form's fields hold; where a quick visitor has typed nothing yet, what was typed earlier. */
function draftOf(form: HTMLFormElement | null): Message {
  const typed = readForm(form);
  const draft = readDraft();
  for (const name of fieldNames) typed[name] ||= draft[name];
  return typed;
}

/** Fills empty fields only: what a quick visitor typed before the script came stays. */
export function restoreDraft(form: HTMLFormElement | null) {
  const draft = draftOf(form);
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    if (field && !field.value) field.value = draft[name];
  }
  if (!isSame(draft, readDraft())) keepDraft(draft);
}

export function readForm(form: HTMLFormElement | null): Message {
  return Object.fromEntries(
    fieldNames.map((name) => [name, fieldOf(form, name)?.value ?? '']),
  ) as Message;
}

export function fieldOf(form: HTMLFormElement | null, name: FieldName) {
  return form?.elements.namedItem(name) as
    | HTMLInputElement
    | HTMLTextAreaElement
    | null
    | undefined;
}

export function isSame(one: Message, other: Message): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}

/** A full storage still holds an earlier draft: the one kept here is newer. */
function stored(): string | null {
  if (kept !== null) return kept;
  try {
    return sessionStorage.getItem(draftKey);
  } catch {
    return null;
  }
}
