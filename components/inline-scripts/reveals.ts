/**
 * Fades in the elements with `data-reveal` when they enter the viewport from below: each time (`repeat`), or the first
 * time (`once`). The states are in `data-reveal-state`:
 *
 * - none: visible, as in the HTML. Without script, and before the first scroll event, it stays so.
 * - `hidden`: by `belowObserver`, when the element is below the viewport. So nothing visible is ever hidden: on a busy
 *   device the observers report late, and in any order.
 * - `fading`: from `hidden` by `viewportObserver`, at its threshold or after a short time in the viewport.
 * - `shown`: from `hidden` by `showAfterJump`, without a fade.
 *
 * A `repeat` element that is below the viewport again becomes `hidden` again. The style sheet (styles/motion.css) hides
 * nothing in print and with reduced motion, whatever the state.
 */

/** The intersection ratio from which an element fades in. */
const thresholds = { repeat: 0.3, once: 0.4 };
/** An element in the viewport fades in after this time even below its threshold. */
const maxHiddenMs = 700;
/** Scrolling by more than half a viewport within this time is a jump, such as by the End key. */
const jumpMs = 50;

const elements = document.querySelectorAll<HTMLElement>('[data-reveal]');

/** In Safari `innerHeight` shrinks when the visitor zooms in with two fingers, and what the observers see does not. */
const isBelow = (element: Element) =>
  element.getBoundingClientRect().top >= innerHeight * (visualViewport?.scale ?? 1);

/** Shows a hidden element, unless it has left the viewport meanwhile. */
function show(element: HTMLElement, state: 'fading' | 'shown') {
  const { dataset } = element;
  if (dataset.revealState === 'hidden' && !isBelow(element)) dataset.revealState = state;
}

/** Everything above the viewport counts as inside it, so that elements that a jump skips are reported. */
const unboundedAbove = '1000000px 0px';

/** The margin of 80 px covers the growth of the viewport when a phone hides its address bar. */
const belowObserver = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const { dataset } = target as HTMLElement;
      if (!isIntersecting && isBelow(target)) dataset.revealState = 'hidden';
      else if (dataset.reveal === 'once') belowObserver.unobserve(target);
    }
  },
  { rootMargin: `${unboundedAbove} 80px` },
);

const viewportObserver = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      const element = target as HTMLElement;
      const threshold = thresholds[element.dataset.reveal as keyof typeof thresholds];
      if (intersectionRatio >= threshold) show(element, 'fading');
      else if (isIntersecting) setTimeout(show, maxHiddenMs, element, 'fading');
    }
  },
  { rootMargin: `${unboundedAbove} 0px`, threshold: [0, ...Object.values(thresholds)] },
);

/** Scroll positions of the last `jumpMs`, and the one before them. Reading `scrollY` before the first scroll would force a layout. */
const positions = [{ at: 0, top: 0 }];

/** After a jump, elements in or above the viewport are shown without a fade. */
function showAfterJump() {
  const at = performance.now();
  positions.push({ at, top: scrollY });
  while (positions[1] && positions[1].at < at - jumpMs) positions.shift();
  if (Math.abs(scrollY - (positions[0]?.top ?? 0)) <= innerHeight / 2) return;
  for (const element of elements) show(element, 'shown');
}

/** On devices without hover, the card in the middle of the viewport gets the hover style. */
const middleObserver = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      target.toggleAttribute('data-highlighted', isIntersecting);
  },
  { rootMargin: '-50% 0px' },
);

function start() {
  for (const element of elements) {
    belowObserver.observe(element);
    viewportObserver.observe(element);
  }
  if (matchMedia('(hover: none)').matches)
    for (const card of document.querySelectorAll('[data-reveal=repeat]'))
      middleObserver.observe(card);
  if (scrollY > innerHeight / 2) finishFadeOfServices();
}

/** When Services opens further down, by a fragment or by Back, its grid does not fade in. */
function finishFadeOfServices() {
  const grid = document.querySelector('[data-services-grid]');
  for (const fade of grid?.getAnimations() ?? []) fade.finish();
}

addEventListener('scroll', start, { once: true, passive: true });
addEventListener('scroll', showAfterJump, { passive: true });
