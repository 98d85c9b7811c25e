/**
 * Keeps what is typed in the contact form for the session, from the first key on and without React, and
 * fills it in again. It runs right behind the form. When a message has arrived, the form forgets the draft
 * (components/islands/contact-form/message.ts). Where storage is denied there is no draft.
 */
import { draftKey, emptyMessage, fieldNames, readMessage } from '../islands/contact-form/message';

type Field = HTMLInputElement | HTMLTextAreaElement;

function save({ target }: Event) {
  const { form, name } = target as Field;
  if (!form || !(name in emptyMessage)) return;
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(readMessage(form)));
  } catch {}
}

function restore() {
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    for (const name of fieldNames) {
      const field = document.querySelector<Field>(`[name=${name}]`);
      if (field && !field.value && typeof draft[name] === 'string') field.value = draft[name];
    }
  } catch {}
}

addEventListener('input', save, true);
restore();
