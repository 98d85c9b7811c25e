import type { ComponentType } from 'react';
import { whenIdle } from './ui/when-idle';

/** The script of a React island, and when it is loaded: always at the first touch, and before that as `when` says. */
interface Entry {
  // biome-ignore lint/suspicious/noExplicitAny: the props are JSON in the HTML. `ReactIsland` checks them.
  load(): Promise<ComponentType<any>>;
  when: 'idle' | 'visible' | 'touch';
}

/** What a visitor does first with a control. */
const touches = ['pointerdown', 'focusin', 'keydown'];

/**
 * Hydrates the elements with `data-island` by a table of islands. When a script cannot be loaded, the server-rendered HTML
 * stays as it is. In `next dev` Next itself hydrates the page.
 */
export function startReactIslands(islands: Record<string, Entry>): void {
  if (process.env.NODE_ENV !== 'production') return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = islands[element.dataset.island ?? ''];
    if (island) hydrateWhen(element, island);
  }
}

function hydrateWhen(element: HTMLElement, { load, when }: Entry) {
  const started = new AbortController();
  const { signal } = started;
  async function start() {
    if (signal.aborted) return;
    started.abort();
    // With '@/', so that it stays a file of its own (scripts/build/islands.ts).
    const [{ hydrate }, component] = await Promise.all([import('@/components/hydrate'), load()]);
    await hydrate(element, component);
  }
  const tryToStart = () => void start().catch(() => {});
  for (const type of touches) element.addEventListener(type, tryToStart, { signal, passive: true });
  if (when === 'idle') whenIdle(tryToStart);
  if (when !== 'visible') return;
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && tryToStart());
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
