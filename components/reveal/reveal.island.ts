import { inView } from 'framer-motion/dom';

// Fades in elements with `data-reveal` as they scroll into view, every time (`repeat`) or only once (`once`).
// When framer-motion's `inView` reports a change, the element is measured and `data-reveal-state` is set:
//
// - unset: visible, as in the HTML, until the page has been laid out.
// - `hidden`: completely out of view when it was measured.
// - `shown`: reached its threshold, or filled half of the viewport, after it was hidden.
// - `seen`: the same, but it was never hidden, so it doesn't animate.
//
// In between, the state doesn't change, so that no element is hidden while any part of it is in view. reveal.css hides
// nothing in print and with reduced motion.

/** The fraction of an element that must be in view before it is shown. */
const thresholds = { repeat: 0.3, once: 0.4 };

/** The grid of Services is transparent at first, so cards below their threshold can be hidden unnoticed. */
const grid = document.querySelector('[data-services-grid]');

function isGridTransparent(): boolean {
  const [entrance] = grid?.getAnimations() ?? [];
  const delay = entrance?.effect?.getTiming().delay ?? 0;
  return entrance?.playState === 'running' && Number(entrance.currentTime) < delay;
}

for (const [times, threshold] of Object.entries(thresholds)) {
  const elements = [...document.querySelectorAll<HTMLElement>(`[data-reveal=${times}]`)];

  /** Returns whether the element can't be seen. Measures again, because the entry may be older than the last scroll. */
  const isUnseen = (element: HTMLElement) => {
    const viewport = document.documentElement.clientHeight;
    const { top, bottom, height } = element.getBoundingClientRect();
    const visible = Math.min(bottom, viewport) - Math.max(top, 0);
    if (visible <= 0) return true;
    const isBelow = visible < Math.min(threshold * height, viewport / 2);
    return isBelow && grid?.contains(element) && isGridTransparent();
  };

  /** Hides unseen elements. Measures all of them before changing any, because each change would force a layout. */
  const hide = () => {
    const hideable = elements.filter(
      ({ dataset }) =>
        times === 'repeat' || !dataset.revealState || dataset.revealState === 'hidden',
    );
    for (const { dataset } of hideable.filter(isUnseen)) dataset.revealState = 'hidden';
  };

  /** Shows the element, and returns what to call when it is no longer this far in view. */
  const show = (element: Element) => {
    const { dataset } = element as HTMLElement;
    if (dataset.revealState === 'hidden') dataset.revealState = 'shown';
    dataset.revealState ??= 'seen';
    return hide;
  };

  // The margin makes this report as soon as the page has been laid out, wherever the first element is.
  inView(elements.slice(0, 1), hide, { margin: '1000000px' });
  inView(elements, () => hide);
  inView(elements, show, { amount: threshold });
  // An element in the middle of the viewport is completely in view, or fills half of the viewport.
  inView(elements, show, { margin: '-50% 0px' });
}
