import { readDraft, saveDraft } from './draft';
import { fieldNames, readMessage } from './message';

/**
 * Keeps what is typed into the contact form in sessionStorage, before and without the form's script, and begins an empty
 * message with the subjects of the address (`contactAbout`, and the house on Home): a line for each.
 */
function keepDraft(island: HTMLElement) {
  /** React may have rendered the form anew, and removes it after a successful submit. */
  const getForm = () => island.querySelector('form');
  const subjects = new URLSearchParams(location.search).getAll('about').filter(Boolean);
  const prefill = subjects.map((subject) => `${subject}: `).join('\n');
  /** Whether the last save succeeded. What is stored is then newer than the fields of a page from the back/forward cache. */
  let isStored = false;

  /** The visitor types what is wrong after the first subject. */
  function placeCursor(field: HTMLInputElement) {
    const [firstLine = ''] = prefill.split('\n');
    field.setSelectionRange(firstLine.length, firstLine.length);
  }

  function save() {
    const form = getForm();
    if (!form) return;
    const message = readMessage(form);
    // The prefill alone is nobody's message: the next address may have another one.
    isStored = saveDraft(message.message === prefill ? { ...message, message: '' } : message);
  }

  /** @param isCached the page comes from the back/forward cache: other pages may have sent or changed the message. */
  function restore(isCached: boolean) {
    const draft = readDraft();
    for (const name of fieldNames) {
      const field = getForm()?.elements.namedItem(name) as HTMLInputElement | null;
      if (!field) continue;
      // The browser itself may have filled in the fields, at a reload.
      const typed = isCached ? draft[name] : field.value || draft[name];
      const value = typed || (name === 'message' ? prefill : '');
      if (field.value === value) continue;
      field.value = value;
      if (name === 'message' && value === prefill) placeCursor(field);
    }
  }

  // Browsers and extensions fill in fields without input events.
  for (const type of ['input', 'change', 'focusout', 'pagehide'])
    addEventListener(type, save, true);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isStored) restore(true);
  });
  restore(false);
  // Chromium goes to the address's fragment again after this script, and the field would lose the focus.
  if (island.contains(document.activeElement))
    history.replaceState(null, '', location.pathname + location.search);
}

const island = document.querySelector<HTMLElement>('[data-island=contact-form]');
if (island) keepDraft(island);
