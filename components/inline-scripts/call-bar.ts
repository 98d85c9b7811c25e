/**
 * Shows Home's call bar between the hero's call button and the closing band's: while the first is outside the
 * viewport and the second below it. Without script the bar stays hidden.
 */
const bar = document.querySelector('[data-call-bar]');
const button = document.querySelector('[data-hero-call] a');
const end = document.querySelector('[data-closing-call]');
const seen = new Map<Element, boolean>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      // After the last button comes the footer, which has the number too.
      seen.set(target, isIntersecting || (target === end && boundingClientRect.top < 72));
    }
    bar?.toggleAttribute('data-shown', ![...seen.values()].includes(true));
  },
  // A button behind the navigation bar cannot be seen.
  { rootMargin: '-72px 0px 0px' },
);

for (const element of [button, end]) if (element) observer.observe(element);
