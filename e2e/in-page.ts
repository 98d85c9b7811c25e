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
