/**
 * Calls back when the page has loaded and the browser is idle, but at most two seconds after loading, because a busy
 * page may never be idle, and Chromium looks for idle time only after a frame. Safari has no `requestIdleCallback`.
 */
export function whenIdle(callback: () => void): void {
  function requestIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
    else setTimeout(callback);
  }
  if (document.readyState === 'complete') requestIdle();
  else addEventListener('load', requestIdle, { once: true });
}
