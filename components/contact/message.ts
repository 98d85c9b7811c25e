/** The names of the form's fields, as the form service reads them. */
export const fieldNames = ['fullName', 'email', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Message = Record<FieldName, string>;

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

/** A message of what is read for each field. What is no text is empty. */
export function mapFields(read: (name: FieldName) => unknown): Message {
  const fields = fieldNames.map((name) => {
    const value = read(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(fields);
}

export const emptyMessage = mapFields(() => '');
