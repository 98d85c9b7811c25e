import { draftKey, isAttended } from '../islands/form/form-draft';

/** Keeps what is typed into the contact form from the first key on, before the form's script has come. */
addEventListener('input', keep, true);

function keep({ target }: Event) {
  const { form } = target as HTMLInputElement;
  if (!form || isAttended(form)) return;
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    for (const [name, value] of new FormData(form)) if (value) draft[name] = value;
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage is denied, or holds no draft of ours.
  }
}
