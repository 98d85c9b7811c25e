import { isAwake } from '@/components/islands/awake/awake';

interface RevealOptions {
  /** The share of the element, 0 to 1, that must be in the window. */
  threshold: number;
  once: boolean;
}

/** Nobody looks at a blank for longer, even if too little of the element is in the window. */
const patienceMs = 700;

/** So far below the window is surely out of it, even while a phone's address bar slides away. */
const clearPx = 80;

/** A page that moves by more than half a window within this time leaps. */
const leapMs = 100;

const fading = { opacity: [0, 1], transform: ['translateY(1.5rem)', 'none'] };
/** Filled backwards, because Chromium's first frame can lie a hair before the beginning. */
const timing: KeyframeAnimationOptions = {
  duration: 600,
  easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  fill: 'backwards',
};

/** @param windowHeight Read once for all, as each element that is hidden would have it measured anew. */
type Judge = (place: DOMRect, windowHeight: number, leapt: boolean) => void;

const watched = new Map<Element, Judge>();
let sizes: ResizeObserver | undefined;

/** Where the page was: its last place from before the time that counts, and those since. */
const stops: { at: number; top: number }[] = [];

/**
 * Hides the element while it lies below the window, and lets it fade in when it is scrolled to. What
 * comes into view by a leap (a fragment, a search hit, the End key, a very fast scroll) is there at
 * once, so that nobody looks at a blank. With reduced motion nothing fades, and the style sheet hides
 * nothing.
 * @returns stops watching and leaves the element visible.
 */
export function watchReveal(element: HTMLElement, { threshold, once }: RevealOptions) {
  let isNew = true;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let fade: Animation | undefined;

  const stopWaiting = () => {
    clearTimeout(patience);
    patience = undefined;
  };

  const stop = () => {
    stopWaiting();
    delete element.dataset.reveal;
    unwatch(element);
  };

  const show = (fades: boolean) => {
    stopWaiting();
    delete element.dataset.reveal;
    if (once) unwatch(element);
    if (fades && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      fade = element.animate(fading, timing);
    }
  };

  // A page that is walked to is not painted before it has been looked at: hidden from the start, what lies
  // below need not be styled and laid out twice, an eighth of what Back takes on a slow phone.
  if (isAwake()) element.dataset.reveal = 'hidden';
  watch(element, ({ top, bottom, height }, windowHeight, leapt) => {
    if (isNew && top < windowHeight) delete element.dataset.reveal;
    const shown = Math.min(bottom, windowHeight) - Math.max(top, 0);
    if (top >= windowHeight + (isNew ? 0 : clearPx)) {
      fade?.cancel();
      element.dataset.reveal = 'hidden';
    }
    isNew = false;
    if (!element.dataset.reveal) return;
    if (bottom <= 0) show(false);
    else if (shown <= 0) stopWaiting();
    else if (leapt) show(false);
    else if (shown >= threshold * height) show(true);
    else patience ??= setTimeout(show, patienceMs, true);
  });

  return stop;
}

/**
 * All elements are looked at together, in each frame that scrolls and whenever a size changes. An
 * IntersectionObserver tells neither how far the page has moved since its last report nor what was
 * leapt over. Costs a dozen rectangles in a frame whose layout is done.
 */
function watch(element: Element, judge: Judge) {
  sizes ??= new ResizeObserver(look);
  if (watched.size === 0) {
    sizes.observe(document.documentElement);
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
  }
  watched.set(element, judge);
  // Its first report comes unasked, before the next frame is painted.
  sizes.observe(element);
}

function unwatch(element: Element) {
  watched.delete(element);
  sizes?.unobserve(element);
  if (watched.size > 0) return;
  sizes?.disconnect();
  stops.length = 0;
  removeEventListener('scroll', look);
  removeEventListener('resize', look);
}

function look() {
  const windowHeight = innerHeight;
  const leapt = leaps(windowHeight);
  const places = [...watched].map(
    ([element, judge]) => [judge, element.getBoundingClientRect()] as const,
  );
  for (const [judge, place] of places) judge(place, windowHeight, leapt);
}

function leaps(windowHeight: number): boolean {
  const at = performance.now();
  stops.push({ at, top: scrollY });
  while (stops[1] && stops[1].at < at - leapMs) stops.shift();
  return Math.abs(scrollY - (stops[0]?.top ?? 0)) > windowHeight / 2;
}
