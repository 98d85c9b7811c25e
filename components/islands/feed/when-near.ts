/** How far from the window counts as near: a window's height, so that a feed is there in time. */
const rootMargin = '100% 0px';

/** Starts something when the element comes near the window; the result stops it, started or not. */
export function whenNear(element: Element, start: () => () => void): () => void {
  let stop = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      stop = start();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop();
  };
}
