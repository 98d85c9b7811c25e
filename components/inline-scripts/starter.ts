/**
 * Starts an island when a visitor reaches for it: a pointer over it, a touch, the focus or a key inside of it.
 * An island with `data-start="near"` also starts when it comes near the window. Until then its HTML does
 * what the browser does without script. A file that could not be fetched is asked for again at the next act.
 */
const started = new WeakSet<Element>();

async function start(island: HTMLElement) {
  if (started.has(island)) return;
  started.add(island);
  try {
    // Its file in public/islands, and those that this imports: at once, not a round trip later.
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

for (const act of ['pointerover', 'touchstart', 'focusin', 'keydown'])
  addEventListener(act, startAt, { capture: true, passive: true });

const near = document.querySelectorAll<HTMLElement>('[data-start=near]');
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) start(target as HTMLElement);
  },
  { rootMargin: '50%' },
);
for (const island of near) observer.observe(island);
// A file that could not be fetched for an island in the window has no act that would ask again.
addEventListener('online', () => near.forEach(start));
