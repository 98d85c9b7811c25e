/**
 * Questions that a page answers about itself, in whichever engine. Each travels there alone, so none
 * can call another.
 */

/** From the moment that the cross-fade begins, before anything moves. An engine without the word has no cross-fade. */
export function isCrossFading(): boolean {
  const crossFading = ':root:active-view-transition';
  return CSS.supports(`selector(${crossFading})`) && document.documentElement.matches(crossFading);
}

/** Nothing moves or fades any more; what the scrollbar drives only follows it. */
export function isStill(): boolean {
  return document
    .getAnimations()
    .every(({ playState, timeline }) => timeline !== document.timeline || playState !== 'running');
}

/**
 * Scrolls until the given share of the element is in the window, one share after the other, and tells
 * what the page made of each: whether the element still waits to be shown, and how it fades in. In one
 * go, because the page itself shows after a moment what was only scrolled to a little.
 */
export async function scrollIn({ selector, shares }: { selector: string; shares: number[] }) {
  const element = document.querySelector<HTMLElement>(selector) ?? document.body;
  const seen: { waits: boolean; fades: { delay?: number; duration?: number }[] }[] = [];
  for (const share of shares) {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top - innerHeight + height * share, behavior: 'instant' });
    // In the same turn as this report, the page's own observers get theirs.
    await new Promise<void>((done) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        setTimeout(done);
      });
      observer.observe(element);
    });
    const fades = element.getAnimations().map((animation) => {
      const { delay, duration } = animation.effect?.getComputedTiming() ?? {};
      return { delay, duration: Number(duration) };
    });
    seen.push({ waits: element.dataset.reveal === 'hidden', fades });
  }
  return seen;
}
