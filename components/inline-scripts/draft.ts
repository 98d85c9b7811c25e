/**
 * Saves the fields of the contact form in sessionStorage and restores them, before and without React. A message that
 * was on its way when the visitor left has probably arrived: the form is empty then, and a line offers its text.
 */
import { fieldNames, readDraft, readMessage, saveDraft } from '../islands/contact-form/message';
import { getForm, interrupted } from './form-panel';

type Field = HTMLInputElement | HTMLTextAreaElement;

function save() {
  const form = getForm();
  if (!form) return;
  const message = readMessage(form);
  const draft = readDraft();
  const isNew = fieldNames.some((name) => message[name] && message[name] !== draft.message[name]);
  // Fields that are empty or unchanged must not replace a message that is on its way.
  if (draft.isSending && !isNew) return;
  saveDraft({ message, isSending: false });
  interrupted.hidden = true;
}

/** @param isCached from the back/forward cache: its fields are older than the draft, which other pages may have changed. */
function restore(isCached = false) {
  const { message, isSending } = readDraft();
  for (const name of fieldNames) {
    const field = getForm()?.querySelector<Field>(`[name=${name}]`);
    // This page itself is sending the message.
    if (!field || field.readOnly) return;
    // The browser itself may have filled in the fields, at a reload or by the back/forward cache.
    const newest = (isCached && message[name]) || field.value || message[name];
    const value = isSending ? '' : newest;
    if (field.value !== value) field.value = value;
  }
  interrupted.hidden = !isSending;
}

function showAgain() {
  saveDraft({ ...readDraft(), isSending: false });
  restore();
  const area = getForm()?.querySelector('textarea');
  area?.focus();
  area?.dispatchEvent(new Event('input', { bubbles: true }));
}

// Browsers and extensions fill in fields without input events.
for (const type of ['input', 'change', 'focusout', 'pagehide']) addEventListener(type, save, true);
addEventListener('pageshow', ({ persisted }) => restore(persisted));
interrupted.querySelector('button')?.addEventListener('click', showAgain);
restore();
