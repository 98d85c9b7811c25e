import { type RefObject, useLayoutEffect, useState } from 'react';
import { fieldNames, fieldOf } from './form-draft';

/**
 * Where React had to render the form anew under the visitor's hands, focus and caret come back. It
 * renders while the page's own form still stands, so that is where to look.
 */
export function useCaret(form: RefObject<HTMLFormElement | null>) {
  const [caret] = useState(readCaret);
  useLayoutEffect(() => {
    const field = caret && fieldOf(form.current, caret.name);
    if (!field || document.activeElement === field || document.activeElement !== document.body)
      return;
    field.focus({ preventScroll: true });
    // Fields for e-mail addresses tell and take no caret.
    if (caret.start !== null) field.setSelectionRange(caret.start, caret.end);
  }, [form, caret]);
}

function readCaret() {
  if (typeof document === 'undefined') return undefined;
  const field = document.activeElement as HTMLInputElement | null;
  const name = fieldNames.find((known) => known === field?.name);
  return field && name && { name, start: field.selectionStart, end: field.selectionEnd };
}
