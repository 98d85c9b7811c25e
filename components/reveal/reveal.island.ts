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

function update({
  target,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) {
  const element = target as HTMLElement;
  const { dataset } = element;
  const threshold = thresholds[dataset.reveal as keyof typeof thresholds];
  const fillsHalf = intersectionRect.height >= (rootBounds?.height ?? innerHeight) / 2;
  if (intersectionRatio >= threshold || fillsHalf) {
    // What was never hidden does not move.
    if (dataset.revealState) dataset.revealState = 'shown';
    if (dataset.reveal === 'once') observer.unobserve(element);
  } else if (
    (intersectionRatio === 0 && isOut(element)) ||
    (grid?.contains(element) && isGridTransparent())
  )
    dataset.revealState = 'hidden';
}

/** Steps of 0.01: an element higher than the viewport is reported when it fills half of that. */
const observer = new IntersectionObserver((entries) => entries.forEach(update), {
  threshold: Array.from({ length: 101 }, (_, step) => step / 100),
});
for (const element of elements) observer.observe(element);
