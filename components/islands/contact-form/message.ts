/** The names of the form's fields, as the form service reads them. */
export const fieldNames = ['fullName', 'email', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Message = Record<FieldName, string>;
export const emptyMessage: Message = { fullName: '', email: '', message: '' };

/**
 * A hidden checkbox. The form service drops messages in which it is ticked. Browsers and password managers write text
 * into text fields, hidden ones too, but tick no box. One that is not ticked is in no post, with or without script.
 */
export const honeypot = '_gotcha';

/** Reads the fields of the form. A field that is missing is empty. */
export function readMessage(form: HTMLFormElement): Message {
  const data = new FormData(form);
  return mapFields((name) => data.get(name));
}

const mapFields = (read: (name: FieldName) => unknown): Message => {
  const text = (name: FieldName) => {
    const value = read(name);
    return typeof value === 'string' ? value : '';
  };
  return { fullName: text('fullName'), email: text('email'), message: text('message') };
};

/* The draft, in sessionStorage. When storage is denied there is none. */

const draftKey = 'contact-draft';

export interface Draft {
  message: Message;
  /** The message is on its way to the service. */
  isSending: boolean;
}

export function readDraft(): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    return { message: mapFields((name) => stored[name]), isSending: stored.isSending === true };
  } catch {
    return { message: emptyMessage, isSending: false };
  }
}

export function saveDraft({ message, isSending }: Draft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ ...message, isSending }));
  } catch {}
}

/** Deletes the draft after a successful submit. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {}
}
