/**
 * Starts an island when a visitor reaches for it: a pointer over it, a touch, the focus or a key inside of it.
 * An island with `data-start="near"` also starts when it comes near the window. Until then its HTML does
 * what the browser does without script. A file that could not be fetched is asked for again at the next act.
 */
const acts = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;
const started = new WeakSet<Element>();

async function start(island: HTMLElement) {
  if (started.has(island)) return;
  started.add(island);
  try {
    const [file = '', ...chunks] = (island.dataset.island ?? '').split(' ');
    for (const chunk of chunks) preload(chunk);
    const { start } = await import(/* the address of a file in public/islands */ file);
    start(island);
  } catch {
    started.delete(island);
  }
}

/** Fetches what the island's file imports beside it and not a round trip later. */
function preload(file: string) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

function startAt({ target }: Event) {
  const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
  if (island) start(island);
}

for (const act of acts) addEventListener(act, startAt, { capture: true, passive: true });

const near = document.querySelectorAll<HTMLElement>('[data-start=near]');
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      start(target as HTMLElement);
    }
  },
  { rootMargin: '50%' },
);
for (const island of near) observer.observe(island);
// A file that could not be fetched for an island in the window has no act that would ask again.
addEventListener('online', () => near.forEach(start));
