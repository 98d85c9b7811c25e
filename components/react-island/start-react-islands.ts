import type { ComponentType } from 'react';
import { whenIdle } from '../ui/when-idle';
import type { ReactIslandName } from './react-island';

/** Loads the script of a React island: when the page is idle, or at the first touch. */
// biome-ignore lint/suspicious/noExplicitAny: the props are JSON in the HTML. `ReactIsland` checks them.
type Load = () => Promise<ComponentType<any>>;

/** What a visitor does first with a control. */
const touches = ['pointerdown', 'focusin', 'keydown'];

/**
 * Hydrates the elements with `data-island` by a table of islands. When a script cannot be loaded, the server-rendered HTML
 * stays as it is, and the next touch tries again. In `next dev` Next itself hydrates the page.
 */
export function startReactIslands(islands: Record<ReactIslandName, Load>): void {
  if (process.env.NODE_ENV !== 'production') return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    hydrateLater(element, islands[element.dataset.island as ReactIslandName]);
  }
}

function hydrateLater(element: HTMLElement, load: Load) {
  const loaded = new AbortController();
  const { signal } = loaded;
  let isLoading = false;
  // Nothing catches a rejection: the browser reports it.
  async function start() {
    if (isLoading || signal.aborted) return;
    isLoading = true;
    try {
      // With '@/', so that it stays a file of its own (scripts/build/bundles.ts).
      const [{ hydrate }, component] = await Promise.all([
        import('@/components/react-island/hydrate'),
        load(),
      ]);
      loaded.abort();
      hydrate(element, component);
    } finally {
      isLoading = false;
    }
  }
  for (const type of touches) element.addEventListener(type, start, { signal, passive: true });
  whenIdle(start);
}
