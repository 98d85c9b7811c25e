/**
 * Ends the loader at a visitor's own act, which does nothing else: the overlay takes clicks, and what a key or the wheel
 * would do is prevented. The loader leaves by itself too: only its running animation covers the page (loader.module.css).
 */
/** The overlay stands, then it slides up (loader.module.css). Empty when it has gone. */
const overlayAnimations = () =>
  document.querySelector('[data-loader-overlay]')?.getAnimations() ?? [];

/** Shortcuts of the browser, such as Ctrl+R, keep working. */
function isShortcut(event: Event): boolean {
  return (
    event instanceof KeyboardEvent &&
    (event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key))
  );
}

function end(event: Event) {
  const animations = overlayAnimations();
  if (animations.length === 0) return stop.abort();
  // The other one waits for its end. A finished animation is not in the list.
  const stand = animations.find(({ effect }) => effect?.getTiming().delay === 0);
  if (stand?.playState !== 'running') return;
  if (!isShortcut(event) && event.cancelable) event.preventDefault();
  // What begins after the loader comes earlier by the same time.
  const rest = Number(stand.effect?.getComputedTiming().endTime) - Number(stand.currentTime);
  for (const animation of document.getAnimations())
    if (animation.timeline === document.timeline)
      animation.currentTime = Number(animation.currentTime) + rest;
}

const stop = new AbortController();
if ('loader' in document.documentElement.dataset)
  for (const type of ['click', 'keydown', 'wheel', 'touchmove'])
    addEventListener(type, end, { capture: true, passive: false, signal: stop.signal });
