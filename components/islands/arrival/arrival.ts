/**
 * On a phone a page that comes by a link is laid out as far as its first frame shows it, and the rest after that
 * frame (components/styles/motion.css), as all of it at once takes a slow one a tenth of a second. Not
 * where a fragment or Back leads into the middle of the page, which needs the true heights above it.
 */
export function showFirstWindowFirst() {
  if (!fadesInAlone()) return;
  const { dataset } = document.documentElement;
  dataset.arriving = '';
  requestAnimationFrame(() => setTimeout(() => delete dataset.arriving));
}

/** Whether the page still stands before its first frame. */
export const isArriving = () => 'arriving' in document.documentElement.dataset;

/** An answer to an act, in as long as the cross-fade that stands in its place elsewhere. */
export function fadeIn() {
  if (!fadesInAlone() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document.getElementById('content')?.animate({ opacity: [0.3, 1] }, 250);
}

/** Where a finger points: phones and tablets. */
export function fadesInAlone(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}
