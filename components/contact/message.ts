/** The names of the form's fields, which the form service receives. */
export const fieldNames = ['fullName', 'email', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Message = Record<FieldName, string>;

/**
 * The name of a hidden checkbox. The form service drops messages in which it is checked. It is not a text field,
 * because browsers and password managers fill in even hidden ones. While unchecked, it is not in the form data.
 */
export const honeypot = '_gotcha';

/** Reads the fields of the form. Missing fields are empty. */
export function readMessage(form: HTMLFormElement): Message {
  const data = new FormData(form);
  return mapFields((name) => data.get(name));
}

/** Builds a message from the value that `read` returns for each field. Values other than strings become empty. */
export function mapFields(read: (name: FieldName) => unknown): Message {
  const fields = fieldNames.map((name) => {
    const value = read(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(fields);
}

export const emptyMessage = mapFields(() => '');
