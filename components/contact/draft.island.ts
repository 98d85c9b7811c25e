import { readDraft, saveDraft } from './draft';
import { fieldNames, readMessage } from './message';

/**
 * Saves what is typed into the contact form in sessionStorage, even before or without the form's script, and prefills
 * an empty message with one line for each `?about=` in the URL, which `contactAbout` and the house on Home add.
 */
function keepDraft(island: HTMLElement) {
  /** Queried each time, because React may render the form again, and removes it after a successful submit. */
  const getForm = () => island.querySelector('form');
  const subjects = new Set(new URLSearchParams(location.search).getAll('about').filter(Boolean));
  const prefill = [...subjects].map((subject) => `${subject}: `).join('\n');
  /** Whether the last save succeeded: then the draft is newer than the fields restored by the back/forward cache. */
  let isStored = false;

  /** Puts the cursor after the first subject, where the visitor describes the problem. */
  function placeCursor(field: HTMLInputElement) {
    const [firstLine = ''] = prefill.split('\n');
    field.setSelectionRange(firstLine.length, firstLine.length);
  }

  function save() {
    const form = getForm();
    if (!form) return;
    const message = readMessage(form);
    // The prefill alone is not a message, and the next URL may have other subjects.
    isStored = saveDraft(message.message === prefill ? { ...message, message: '' } : message);
  }

  /** @param isCached the page comes from the back/forward cache, so another page may have sent or changed the draft. */
  function restore(isCached: boolean) {
    const draft = readDraft();
    for (const name of fieldNames) {
      const field = getForm()?.elements.namedItem(name) as HTMLInputElement | null;
      if (!field) continue;
      // After a reload the browser itself may have restored the fields.
      const typed = isCached ? draft[name] : field.value || draft[name];
      const value = typed || (name === 'message' ? prefill : '');
      if (field.value === value) continue;
      field.value = value;
      if (name === 'message' && value === prefill) placeCursor(field);
    }
  }

  // Not only `input`, because browsers and extensions fill in fields without input events.
  for (const type of ['input', 'change', 'focusout', 'pagehide'])
    addEventListener(type, save, true);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isStored) restore(true);
  });
  restore(false);
  // Without the fragment, because Chromium navigates to it again after this script, and the field would lose the focus.
  if (island.contains(document.activeElement))
    history.replaceState(null, '', location.pathname + location.search);
}

const island = document.querySelector<HTMLElement>('[data-island=contact-form]');
if (island) keepDraft(island);
