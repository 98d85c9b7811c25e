// Dismisses the loader on the first click, key, wheel or touch move, which has no other effect: the overlay receives
// clicks, and other default actions are prevented. Without this script, the loader disappears when its animation ends.

/** Returns whether the event is a browser shortcut, for example Ctrl+R, which must keep working. */
function isShortcut(event: Event): boolean {
  return (
    event instanceof KeyboardEvent &&
    (event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key))
  );
}

/** Skips the rest of the time for which the loader is shown. */
function skip(event: Event) {
  const [animation] = document.querySelector('[data-loader-overlay]')?.getAnimations() ?? [];
  // The animation has ended.
  if (!animation) return listeners.abort();
  const effect = animation.effect as KeyframeEffect;
  // The loader is at rest until its second keyframe, and then slides up.
  const [, { computedOffset = 1 } = {}] = effect.getKeyframes();
  const holdTime = Number(effect.getTiming().duration) * computedOffset;
  const remaining = holdTime - Number(animation.currentTime);
  const isHeld = remaining > 0;
  // One turn of a wheel is many events, some of which arrive while the loader slides.
  if ((isHeld || event.type === 'wheel') && !isShortcut(event) && event.cancelable)
    event.preventDefault();
  if (!isHeld) return;
  // The page's entrance starts earlier by the same time.
  for (const other of document.getAnimations())
    if (other.timeline === document.timeline)
      other.currentTime = Number(other.currentTime) + remaining;
}

const listeners = new AbortController();

function listen() {
  if ('loader' in document.documentElement.dataset)
    for (const type of ['click', 'keydown', 'wheel', 'touchmove'])
      addEventListener(type, skip, { capture: true, passive: false, signal: listeners.signal });
}

listen();
// In a prerendered page the loader starts on activation. The head script's listener has run before this one.
document.addEventListener('prerenderingchange', listen, { once: true });
