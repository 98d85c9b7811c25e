import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * Hydrates an island with the props in its attribute. When an extension or a translator has changed the HTML,
 * React reports a recoverable error and renders the island on the client, and the fields' values, focus and selection
 * are restored. When the island throws, its server-rendered HTML is restored, which works without script.
 * @returns when the island is hydrated. Rejects when it throws before.
 */
export function hydrate<Props extends object>(
  element: HTMLElement,
  Island: ComponentType<Props>,
): Promise<void> {
  const props: Props = JSON.parse(element.dataset.props ?? '');
  const html = [...element.cloneNode(true).childNodes];
  let typed = readFields(element);
  element.addEventListener('input', () => {
    typed = readFields(element);
  });
  return new Promise((resolve, reject) => {
    hydrateRoot(
      element,
      <>
        <Island {...props} />
        <RestoreFields element={element} onHydrated={resolve} />
      </>,
      {
        onUncaughtError(error) {
          reportError(error);
          element.replaceChildren(...html);
          restoreFields(element, typed);
          reject(error);
        },
      },
    );
  });
}

interface RestoreFieldsProps {
  element: HTMLElement;
  onHydrated: () => void;
}

/** Renders last, while the server-rendered HTML is still in the document: then it reads the fields. */
function RestoreFields({ element, onHydrated }: RestoreFieldsProps) {
  const typed = readFields(element);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first commit may replace fields.
  useLayoutEffect(() => restoreFields(element, typed), []);
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** Fields by their names, and the button by its type. */
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

function restoreFields(element: HTMLElement, typed: ReturnType<typeof readFields>) {
  for (const { field, key } of fieldsIn(element)) {
    const known = typed.find((each) => each.key === key);
    if (!known) continue;
    const { value, isFocused, selection } = known;
    if (field.value !== value) field.value = value;
    if (!isFocused || document.activeElement !== document.body) continue;
    field.focus({ preventScroll: true });
    if (selection && 'setSelectionRange' in field) field.setSelectionRange(...selection);
  }
}

/** Buttons and type=email have none. */
function selectionOf(field: Field): [number, number] | undefined {
  if (!('selectionStart' in field) || field.selectionStart === null) return undefined;
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}
