/**
 * The contact form before hydration. A submit waits for the form's script, and is then handled like any other. When the
 * script does not start in time, the browser validates the fields and posts the form as plain HTML.
 */
import { readMessage, saveDraft } from '../islands/contact-form/message';
import './draft';
import './message-subject';
import { getForm, island } from './form-panel';
import { loadForm } from './load-form';

const maxWaitMs = 4000;
let isWaiting = false;
const isHydrated = () => 'hydrated' in island.dataset;

async function submit(event: SubmitEvent) {
  const form = getForm();
  // After hydration the form has handled the event.
  if (!form || event.target !== form || event.defaultPrevented) return;
  event.preventDefault();
  if (isWaiting) return;
  // React has handled no submit although it was there: it has crashed.
  if (isHydrated()) return post(form);
  isWaiting = true;
  form.dataset.waiting = '';
  const late = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
  await Promise.race([loadForm(), late]).catch(() => {});
  isWaiting = false;
  // React may have rendered another form.
  const present = getForm();
  delete present?.dataset.waiting;
  if (isHydrated()) present?.requestSubmit();
  else if (present) post(present);
}

/** Posts the form as plain HTML if the browser finds it valid. */
function post(form: HTMLFormElement) {
  // For the browser spaces are no error, and the service would accept them.
  for (const field of form.querySelectorAll<HTMLInputElement>('[required]'))
    if (!field.value.trim()) field.value = '';
  if (!form.reportValidity()) return;
  saveDraft({ message: readMessage(form), isSending: true });
  form.submit();
}

addEventListener('submit', submit);
// Without script the browser validates.
const form = getForm();
if (form) form.noValidate = true;
