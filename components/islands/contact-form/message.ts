/** The fields of the form: the names under which the form service reads them. */
export const fieldNames = ['fullName', 'email', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Message = Record<FieldName, string>;
export const emptyMessage: Message = { fullName: '', email: '', message: '' };

/** Bots fill it in, and the form service then drops the message. */
export const honeypot = '_gotcha';

/** Where the session keeps what is typed (components/inline-scripts/draft.ts). */
export const draftKey = 'contact-draft';

/** To be called when a message has arrived. */
export function forgetDraft() {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Where storage is denied there is no draft.
  }
}

export function readMessage(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const read = (name: FieldName) => String(data.get(name) ?? '');
  return { fullName: read('fullName'), email: read('email'), message: read('message') };
}
