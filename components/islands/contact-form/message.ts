/** The names of the form's fields, as the form service reads them. */
export const fieldNames = ['fullName', 'email', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Message = Record<FieldName, string>;
export const emptyMessage: Message = { fullName: '', email: '', message: '' };

/** A hidden field. The form service drops messages in which a bot has filled it in. */
export const honeypot = '_gotcha';

/** The key of the draft in sessionStorage (draft.ts). */
export const draftKey = 'contact-draft';

/** Deletes the draft after a successful submit. */
export function clearDraft() {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // When storage is denied there is no draft.
  }
}

/** Reads the fields of the form. A field that is missing is empty. */
export function readMessage(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const read = (name: FieldName) => String(data.get(name) ?? '');
  return { fullName: read('fullName'), email: read('email'), message: read('message') };
}
