interface Playback {
  complete: () => void;
  cancel: () => void;
}

interface RevealOptions {
  /** The share of the element, 0 to 1, that must be in the window. */
  threshold: number;
  once: boolean;
  reveal: () => Playback;
}

/** A first report of more than this share means that the page leapt rather than scrolled. */
const leapShare = 0.1;

/** Nobody looks at a blank for longer, even if too little of the element is in the window. */
const patienceMs = 700;

/**
 * Hides the element once the browser has reported it below the window, and reveals it when it is
 * scrolled to. What comes into view by a leap (a fragment, a search hit, a very fast scroll) is
 * there at once, so that nobody looks at a blank. Reduced motion hides nothing.
 * @returns stops watching and leaves the element visible.
 */
export function watchReveal(element: HTMLElement, { threshold, once, reveal }: RevealOptions) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let wasOutside = false;
  let playback: Playback | undefined;
  let patience: ReturnType<typeof setTimeout>;

  const show = (animated: boolean) => {
    delete element.dataset.reveal;
    if (once) observer.disconnect();
    if (animated) playback = reveal();
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        clearTimeout(patience);
        const below = entry.boundingClientRect.top >= (entry.rootBounds?.bottom ?? innerHeight);
        if (!entry.isIntersecting) {
          if (below) {
            playback?.cancel();
            element.dataset.reveal = 'hidden';
          }
        } else if ('reveal' in element.dataset) {
          if (wasOutside && entry.intersectionRatio > leapShare) show(false);
          else if (entry.intersectionRatio >= threshold) show(true);
          else patience = setTimeout(show, patienceMs, true);
        }
        wasOutside = !entry.isIntersecting;
      }
    },
    { threshold: [0, threshold] },
  );
  observer.observe(element);

  return () => {
    observer.disconnect();
    clearTimeout(patience);
    playback?.complete();
    delete element.dataset.reveal;
  };
}
