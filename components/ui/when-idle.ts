/**
 * Calls back when the page has loaded and the browser has nothing else to do, or after two seconds: Chromium calls back only
 * after a frame, and a busy page may have no idle time. Safari has no idle callbacks.
 */
export function whenIdle(callback: () => void): void {
  function requestIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
    else setTimeout(callback);
  }
  if (document.readyState === 'complete') requestIdle();
  else addEventListener('load', requestIdle, { once: true });
}
