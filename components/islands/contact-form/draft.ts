/**
 * Saves the fields of the contact form in sessionStorage and restores them, before and without React. The script
 * element follows the form. After a successful submit the form clears the draft (message.ts). When storage is
 * denied there is no draft.
 */
import { draftKey, emptyMessage, fieldNames, readMessage } from './message';

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
