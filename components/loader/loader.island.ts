/**
 * Ends the loader at a visitor's own act, which does nothing else: the overlay takes clicks, and what a key or the wheel
 * would do is prevented. The loader leaves by itself too: only its running animation covers the page (loader.module.css).
 */
/** Shortcuts of the browser, such as Ctrl+R, keep working. */
function isShortcut(event: Event): boolean {
  return (
    event instanceof KeyboardEvent &&
    (event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key))
  );
}

function end(event: Event) {
  // Empty when it has gone.
  const [cover] = document.querySelector('[data-loader-overlay]')?.getAnimations() ?? [];
  if (!cover) return stop.abort();
  const effect = cover.effect as KeyframeEffect;
  // It stands until its second keyframe, then it slides up.
  const [, { computedOffset = 1 } = {}] = effect.getKeyframes();
  const stands = Number(effect.getTiming().duration) * computedOffset;
  const rest = stands - Number(cover.currentTime);
  const isEnding = rest > 0;
  // One move of a wheel is many events, also while it slides.
  if ((isEnding || event.type === 'wheel') && !isShortcut(event) && event.cancelable)
    event.preventDefault();
  if (!isEnding) return;
  // What begins after the loader comes earlier by the same time.
  for (const animation of document.getAnimations())
    if (animation.timeline === document.timeline)
      animation.currentTime = Number(animation.currentTime) + rest;
}

const stop = new AbortController();

function listen() {
  if ('loader' in document.documentElement.dataset)
    for (const type of ['click', 'keydown', 'wheel', 'touchmove'])
      addEventListener(type, end, { capture: true, passive: false, signal: stop.signal });
}

listen();
// In a prerendered page the loader starts now: the head script's listener has run before this one.
document.addEventListener('prerenderingchange', listen, { once: true });
