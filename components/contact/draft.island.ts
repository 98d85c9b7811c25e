import { fieldNames, readDraft, readMessage, saveDraft } from './message';

/**
 * Keeps what is typed into the contact form in sessionStorage, before and without the form's script, and begins an empty
 * message with the subject of the address (`contactAbout`). A form that is posted as plain HTML is posted once.
 */
function keepDraft(island: HTMLElement) {
  /** React may have rendered the form anew, and removes it after a successful submit. */
  const getForm = () => island.querySelector('form');
  const about = new URLSearchParams(location.search).get('about');
  const subject = about ? `${about}: ` : '';
  /** Whether the last save succeeded. What is stored is then newer than the fields of a page from the back/forward cache. */
  let isStored = false;

  function save() {
    const form = getForm();
    if (!form) return;
    const message = readMessage(form);
    // The subject alone is nobody's message: the next address may have another one.
    isStored = saveDraft(message.message === subject ? { ...message, message: '' } : message);
  }

  /** @param isCached the page comes from the back/forward cache: other pages may have sent or changed the message. */
  function restore(isCached: boolean) {
    const draft = readDraft();
    for (const name of fieldNames) {
      const field = getForm()?.elements.namedItem(name) as HTMLInputElement | null;
      if (!field) continue;
      // The browser itself may have filled in the fields, at a reload.
      const typed = isCached ? draft[name] : field.value || draft[name];
      const value = typed || (name === 'message' ? subject : '');
      if (field.value !== value) field.value = value;
    }
  }

  const setSending = (isSending: boolean) => {
    const button = getForm()?.querySelector('button');
    if (button) button.disabled = isSending;
  };

  // Browsers and extensions fill in fields without input events.
  for (const type of ['input', 'change', 'focusout', 'pagehide'])
    addEventListener(type, save, true);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    setSending(false);
    if (isStored) restore(true);
  });
  // After the form's script runs, it has handled the event.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target === getForm() && !defaultPrevented) setSending(true);
  });
  restore(false);
}

const island = document.querySelector<HTMLElement>('[data-island=contact-form]');
if (island) keepDraft(island);
