/**
 * Tells Home's call bar which call a visitor sees: the hero's, the closing one of the call to action, or none but its own.
 * call-bar.module.css shows it. Without script the bar stays hidden.
 */
const bar = document.querySelector<HTMLElement>('[data-call-bar]');
const button = document.querySelector('[data-hero-call] a');
const callToAction = document.querySelector('[data-call-to-action]');
const seen = new Map<Element | null, boolean>();

/**
 * @param rootMargin what counts as the viewport.
 * @param threshold the share of the element that has to be inside.
 */
function observe(element: Element | null, rootMargin: string, threshold = 0) {
  if (!element) return;
  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy device it may report of several places at once.
      const { isIntersecting = false, intersectionRatio = 0 } = entries.at(-1) ?? {};
      seen.set(element, isIntersecting && intersectionRatio >= threshold);
      if (bar)
        bar.dataset.call = seen.get(button) ? 'hero' : seen.get(callToAction) ? 'closing' : 'own';
    },
    { rootMargin, threshold },
  );
  observer.observe(element);
}

/** @param headerHeight a button behind the header cannot be seen. */
function start(headerHeight: number) {
  observe(button, `-${Math.round(headerHeight)}px 0px 0px`, 0.5);
  // After the last button comes the footer, which has the number too: what is above the viewport counts as inside. The
  // button counts when its number can be read.
  observe(callToAction, '1000000px 0px -64px');
}

const header = document.querySelector('header');
// An observer tells the height without a layout of its own.
if (bar && header)
  new IntersectionObserver(([entry], observer) => {
    observer.disconnect();
    start(entry?.boundingClientRect.height ?? 0);
  }).observe(header);
