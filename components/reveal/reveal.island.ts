/**
 * Lets elements with `data-reveal` come in when they enter the viewport: each time (`repeat`), or the first time (`once`).
 * What a visitor sees follows from the last report of one observer, in `data-reveal-state`:
 *
 * - none: visible, as in the HTML, until the observer has reported.
 * - `hidden`: wholly out of view when it was measured.
 * - `shown`: at its threshold, or filling half the viewport.
 *
 * Between the two the state stays as it is, so that nothing goes dark while any part of it is in view. reveal.css hides
 * nothing in print and with reduced motion.
 */

/** The intersection ratio from which an element is shown. */
const thresholds = { repeat: 0.3, once: 0.4 };

const elements = document.querySelectorAll<HTMLElement>('[data-reveal]');

/** The grid of Services is transparent at first: what is below its threshold then can be hidden unseen. */
const grid = document.querySelector('[data-services-grid]');

function isGridTransparent(): boolean {
  const [entrance] = grid?.getAnimations() ?? [];
  const delay = entrance?.effect?.getTiming().delay ?? 0;
  return entrance?.playState === 'running' && Number(entrance.currentTime) < delay;
}

/** Measured anew: the report may be older than the last scroll. */
function isOut(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom <= 0 || top >= document.documentElement.clientHeight;
}

function nextState(entry: IntersectionObserverEntry): 'shown' | 'hidden' | undefined {
  const { target, intersectionRatio, intersectionRect, rootBounds } = entry;
  const { reveal } = (target as HTMLElement).dataset;
  const fillsHalf = intersectionRect.height >= (rootBounds?.height ?? innerHeight) / 2;
  if (fillsHalf || intersectionRatio >= thresholds[reveal as keyof typeof thresholds])
    return 'shown';
  const isWhollyOut = intersectionRatio === 0 && isOut(target);
  return isWhollyOut || (grid?.contains(target) && isGridTransparent()) ? 'hidden' : undefined;
}

/**
 * On a busy device there may be several reports of an element at once: the last one counts. All are measured before the
 * first is changed: otherwise each change would cost a layout.
 */
function update(entries: IntersectionObserverEntry[]) {
  const last = [...new Map(entries.map((entry) => [entry.target, entry])).values()];
  const states = last.map(nextState);
  for (const [index, { target }] of last.entries()) {
    const { dataset } = target as HTMLElement;
    const state = states[index];
    // What was never hidden does not move.
    if (state === 'hidden' || (state && dataset.revealState)) dataset.revealState = state;
    if (state === 'shown' && dataset.reveal === 'once') observer.unobserve(target);
  }
}

/** Steps of 0.01: an element higher than the viewport is reported when it fills half of that. */
const observer = new IntersectionObserver(update, {
  threshold: Array.from({ length: 101 }, (_, step) => step / 100),
});
for (const element of elements) observer.observe(element);
