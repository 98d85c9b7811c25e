/**
 * Loads an island's script at the first interaction with it. Until then its HTML works without script. When the
 * script cannot be fetched, the next event tries again.
 */
const started = new WeakSet<Element>();

async function start(island: HTMLElement) {
  if (started.has(island)) return;
  started.add(island);
  try {
    // Its file in public/islands and the chunks that it imports, in parallel.
    const files = island.dataset.island?.split(' ') ?? [];
    const [module] = await Promise.all(files.map((file) => import(file)));
    module.start(island);
  } catch {
    started.delete(island);
  }
}

function startAt({ target }: Event) {
  const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
  if (island) start(island);
}

for (const type of ['pointerover', 'touchstart', 'focusin', 'keydown'])
  addEventListener(type, startAt, { capture: true, passive: true });
