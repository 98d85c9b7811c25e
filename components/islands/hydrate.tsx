import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Hydrates an island with the props in its attribute. When an extension or a translator has changed the HTML,
 * React renders the island on the client, and the fields' values, focus and selection are restored. When
 * the island throws, its server-rendered HTML is restored, which works without script.
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
        // Changes by extensions are not errors of this site.
        onRecoverableError() {},
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

const fieldsIn = (element: HTMLElement) =>
  [...element.querySelectorAll<Field>('input, textarea')].filter(({ name }) => name);

function readFields(element: HTMLElement) {
  return fieldsIn(element).map((field) => ({
    name: field.name,
    value: field.value,
    isFocused: field === document.activeElement,
    // `null` for type=email.
    start: field.selectionStart,
    end: field.selectionEnd,
  }));
}

function restoreFields(element: HTMLElement, typed: ReturnType<typeof readFields>) {
  for (const field of fieldsIn(element)) {
    const known = typed.find(({ name }) => name === field.name);
    if (!known) continue;
    const { value, isFocused, start, end } = known;
    if (field.value !== value) field.value = value;
    if (!isFocused || document.activeElement !== document.body) continue;
    field.focus({ preventScroll: true });
    if (start !== null) field.setSelectionRange(start, end);
  }
}
