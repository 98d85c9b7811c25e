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

  const show = () => {
    delete element.dataset.reveal;
    if (once) observer.disconnect();
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const below = entry.boundingClientRect.top >= (entry.rootBounds?.bottom ?? innerHeight);
        if (!entry.isIntersecting) {
          if (below) {
            playback?.cancel();
            element.dataset.reveal = 'hidden';
          }
        } else if ('reveal' in element.dataset && entry.intersectionRatio >= threshold) {
          show();
          if (!wasOutside) playback = reveal();
        }
        wasOutside = !entry.isIntersecting;
      }
    },
    { threshold: [0, threshold] },
  );
  observer.observe(element);

  return () => {
    observer.disconnect();
    playback?.complete();
    delete element.dataset.reveal;
  };
}
