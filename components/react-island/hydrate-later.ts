import { whenIdle } from '../ui/when-idle';

/** The first events of any interaction with a form control. */
const interactionEvents = ['pointerdown', 'focusin', 'keydown'];

/**
 * Hydrates the elements of a React island when the page is idle, or on the first interaction with the island. If its
 * script fails to load, the server-rendered HTML stays as it is, and the next interaction tries again.
 * @param load imports the function that hydrates an element.
 */
export function hydrateLater(name: string, load: () => Promise<(element: HTMLElement) => void>) {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island=${name}]`)) {
    const loaded = new AbortController();
    const { signal } = loaded;
    let isLoading = false;
    // Rejections are not caught, so that the browser reports them.
    async function start() {
      if (isLoading || signal.aborted) return;
      isLoading = true;
      try {
        const hydrate = await load();
        loaded.abort();
        hydrate(element);
      } finally {
        isLoading = false;
      }
    }
    for (const type of interactionEvents)
      element.addEventListener(type, start, { signal, passive: true });
    whenIdle(start);
  }
}
