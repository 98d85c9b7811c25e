/**
 * Loads the contact form's script at the first interaction with the form. Until then, and when the script cannot be
 * fetched, the form is plain HTML.
 */
import { island } from './form-panel';

let attempts = 0;
let hydration: Promise<void> | undefined;

/**
 * Some browsers keep a failed import for the life of the document. They know a module by its whole address, so another
 * fragment is another request; the HTTP cache does not see fragments.
 */
async function requestScript() {
  attempts += 1;
  try {
    return await import(`${island.dataset.island}#${attempts}`);
  } catch (error) {
    hydration = undefined;
    throw error;
  }
}

/** Resolves when the form is hydrated. After a failed request the next call requests the script again. */
export function loadForm(): Promise<void> {
  hydration ??= requestScript().then(({ start }) => start(island));
  return hydration;
}

const load = () => loadForm().catch(() => {});
for (const type of ['pointerover', 'touchstart', 'focusin', 'keydown'])
  island.addEventListener(type, load, { passive: true });
