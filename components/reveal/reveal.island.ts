import { inView } from 'framer-motion/dom';

/**
 * Fades in elements with `data-reveal` as they scroll into view, every time (`repeat`) or only once (`once`).
 * framer-motion says when to look; what a visitor sees, `data-reveal-state`, is measured then:
 *
 * - unset: visible, as in the HTML, until the page has been laid out.
 * - `hidden`: wholly out of view when it was measured.
 * - `shown`: at its threshold, or filling half the viewport, after it was hidden.
 * - `seen`: the same, but it never was hidden, so it does not move.
 *
 * Between the two the state stays as it is, so that nothing goes dark while any part of it is in view. reveal.css hides
 * nothing in print and with reduced motion.
 */

/** The share of an element from which it is shown. */
const thresholds = { repeat: 0.3, once: 0.4 };

/** The grid of Services is transparent at first: what is below its threshold then can be hidden unseen. */
const grid = document.querySelector('[data-services-grid]');

function isGridTransparent(): boolean {
  const [entrance] = grid?.getAnimations() ?? [];
  const delay = entrance?.effect?.getTiming().delay ?? 0;
  return entrance?.playState === 'running' && Number(entrance.currentTime) < delay;
}

for (const [times, threshold] of Object.entries(thresholds)) {
  const elements = [...document.querySelectorAll<HTMLElement>(`[data-reveal=${times}]`)];

  /** Measures now, because a report may be older than the last scroll. */
  const isUnseen = (element: HTMLElement) => {
    const viewport = document.documentElement.clientHeight;
    const { top, bottom, height } = element.getBoundingClientRect();
    const visible = Math.min(bottom, viewport) - Math.max(top, 0);
    if (visible <= 0) return true;
    const isBelow = visible < Math.min(threshold * height, viewport / 2);
    return isBelow && grid?.contains(element) && isGridTransparent();
  };

  /** Measures all elements before it changes the first: otherwise each change would cost a layout. */
  const hide = () => {
    const hideable = elements.filter(
      ({ dataset }) =>
        times === 'repeat' || !dataset.revealState || dataset.revealState === 'hidden',
    );
    for (const { dataset } of hideable.filter(isUnseen)) dataset.revealState = 'hidden';
  };

  /** @returns what to do when it is no longer so far in view. */
  const show = (element: Element) => {
    const { dataset } = element as HTMLElement;
    if (dataset.revealState === 'hidden') dataset.revealState = 'shown';
    dataset.revealState ??= 'seen';
    return hide;
  };

  // One report, wherever the first one is, says that the page has been laid out.
  inView(elements.slice(0, 1), hide, { margin: '1000000px' });
  inView(elements, () => hide);
  inView(elements, show, { amount: threshold });
  // An element at the viewport's middle is wholly in view, or fills half of it.
  inView(elements, show, { margin: '-50% 0px' });
}
