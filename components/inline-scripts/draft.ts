/**
 * Saves the fields of the contact form in sessionStorage and restores them, before and without React. The script
 * element follows the form. After a successful submit the form clears the draft (message.ts). When storage is
 * denied there is no draft. Before hydration it also prevents the submit of a field with spaces alone.
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

/** For the browser spaces are no error, and the service would accept them. */
function preventBlankSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  // After hydration the form has handled the event.
  if (event.defaultPrevented || !form.matches('.contact-form')) return;
  const blank = [...form.querySelectorAll<Field>('[required]')].find(({ value }) => !value.trim());
  if (!blank) return;
  event.preventDefault();
  blank.value = '';
  blank.reportValidity();
}

addEventListener('input', save, true);
addEventListener('submit', preventBlankSubmit);
restore();
