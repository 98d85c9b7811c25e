import { draftKey, isAttended } from '../islands/form/form-draft';

/** Keeps what is typed into the contact form from the first key on, before the form's script has come. */
addEventListener('input', keep, true);

function keep({ target }: Event) {
  const { form, name, value } = target as HTMLInputElement;
  if (!form || isAttended(form)) return;
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    sessionStorage.setItem(draftKey, JSON.stringify({ ...draft, [name]: value }));
  } catch {
    // Storage is denied, or holds no draft of ours.
  }
}
