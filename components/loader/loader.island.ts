/**
 * Ends the loader at a visitor's own act, which does nothing else: the overlay takes clicks, and what a key or the wheel
 * would do is prevented. The loader leaves by itself too: only its running animation covers the page (loader.module.css).
 */
const root = document.documentElement;

/** The time at which the overlay begins to leave, in milliseconds, as in loader.module.css. */
const leavesAt = 2500;

function overlayAnimation(): Animation | undefined {
  const overlay = document.querySelector('[data-loader-overlay]');
  return overlay?.getAnimations().find(({ playState }) => playState === 'running');
}

/** Shortcuts of the browser, such as Ctrl+R, keep working. */
function isShortcut(event: Event): boolean {
  return (
    event instanceof KeyboardEvent &&
    (event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key))
  );
}

function end(event: Event) {
  const animation = overlayAnimation();
  if (!animation) return stop.abort();
  if (Number(animation.currentTime) >= leavesAt) return;
  if (!isShortcut(event) && event.cancelable) event.preventDefault();
  animation.currentTime = leavesAt;
  // Restarts what begins after the loader. With no loader running, what has begun would begin again.
  root.dataset.loader = 'leaving';
}

const stop = new AbortController();
if (root.dataset.loader)
  for (const type of ['click', 'keydown', 'wheel', 'touchmove'])
    addEventListener(type, end, { capture: true, passive: false, signal: stop.signal });
