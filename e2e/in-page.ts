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
 * Scrolls until the given share of the element is in the window, one share after the other, less than
 * half a window at a time, and tells what the page made of each: whether the element still waits to be
 * shown, and how it fades in. In one go, because the page itself shows after a moment what was only
 * scrolled to a little. It begins with a leap to where the element is just out of view.
 */
export async function scrollIn({ selector, shares }: { selector: string; shares: number[] }) {
  const element = document.querySelector<HTMLElement>(selector) ?? document.body;
  const seen: { waits: boolean; fades: { delay?: number; duration?: number }[] }[] = [];
  const frame = () => new Promise(requestAnimationFrame);
  for (const share of [-0.05, ...shares]) {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top - innerHeight + height * share, behavior: 'instant' });
    await frame();
    const fades = element.getAnimations().map((animation) => {
      const { delay, duration } = animation.effect?.getComputedTiming() ?? {};
      return { delay, duration: Number(duration) };
    });
    seen.push({ waits: element.dataset.reveal === 'hidden', fades });
    // Until the page counts this move no more.
    const moved = performance.now();
    while (performance.now() < moved + 110) await frame();
  }
  return seen.slice(1);
}
