/**
 * Starts the page's scripts once it has loaded and the browser is idle, or when the visitor first
 * touches, presses, points or scrolls. Until then the wire and the processor belong to the page.
 * scripts/finish has made the script elements inert (type "late"); each is replaced in its place,
 * in document order, by one that runs. Links of the kind "late" become prefetches. Cost: an island answers a little later on a fast line.
 */
const firstActs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll'];
const options = { capture: true, passive: true };

function start() {
  for (const name of firstActs) removeEventListener(name, start, options);
  for (const inert of document.querySelectorAll<HTMLScriptElement>('script[type=late]')) {
    const script = document.createElement('script');
    for (const { name, value } of inert.attributes) {
      if (name !== 'type') script.setAttribute(name, value);
    }
    // Inserted scripts run in any order unless told otherwise; React later looks for the attribute.
    script.async = false;
    inert.replaceWith(script);
    script.setAttribute('async', '');
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=late]')) {
    link.rel = 'prefetch';
  }
}

for (const name of firstActs) addEventListener(name, start, options);
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
});
