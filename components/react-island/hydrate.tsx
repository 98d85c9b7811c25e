import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * Hydrates an island with the props in its attribute. If an extension or a translator has changed the HTML, React
 * reports a recoverable error and renders the island again. Then the fields' values, focus and selection are restored.
 * If the island throws, its server-rendered HTML is restored, which works without script.
 */
export function hydrate<Props extends object>(
  element: HTMLElement,
  Island: ComponentType<Props>,
): void {
  const props: Props = JSON.parse(element.dataset.props ?? '');
  const html = [...element.cloneNode(true).childNodes];
  let saved = readFields(element);
  element.addEventListener('input', () => {
    saved = readFields(element);
  });
  function onUncaughtError(error: unknown) {
    reportError(error);
    element.replaceChildren(...html);
    restoreFields(element, saved);
  }
  // In one task, so that a visitor can't type or move the focus between reading and restoring.
  flushSync(() => hydrateRoot(element, <Island {...props} />, { onUncaughtError }));
  restoreFields(element, saved);
}

/** Returns the fields of the element. The key of a field is its name, or its type for the button. */
const fieldsIn = (element: HTMLElement) =>
  [...element.querySelectorAll<Field>('input, textarea, button')].map((field) => ({
    field,
    key: field.name || field.type,
  }));

function readFields(element: HTMLElement) {
  return fieldsIn(element).map(({ field, key }) => ({
    key,
    value: field.value,
    isFocused: field === document.activeElement,
    selection: selectionOf(field),
  }));
}

function restoreFields(element: HTMLElement, saved: ReturnType<typeof readFields>) {
  for (const { field, key } of fieldsIn(element)) {
    const savedField = saved.find((entry) => entry.key === key);
    if (!savedField) continue;
    const { value, isFocused, selection } = savedField;
    if (field.value !== value) field.value = value;
    if (!isFocused || document.activeElement !== document.body) continue;
    field.focus({ preventScroll: true });
    if (selection && 'setSelectionRange' in field) field.setSelectionRange(...selection);
  }
}

/** Returns the selected range of a field. Buttons and type=email have none. */
function selectionOf(field: Field): [number, number] | undefined {
  if (!('selectionStart' in field) || field.selectionStart === null) return undefined;
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}
