/**
 * Shows Home's call bar between the hero's call button and the closing band: while the button is outside the
 * viewport and the band is below it. Without script the bar stays hidden.
 */
const bar = document.querySelector('[data-call-bar]');
const button = document.querySelector('[data-hero-call]');
const end = document.querySelector('[data-call-end]');
const seen = new Map<Element, boolean>();

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    // After the band comes the footer, which has the number too.
    seen.set(target, isIntersecting || (target === end && boundingClientRect.top < 0));
  }
  bar?.toggleAttribute('data-shown', ![...seen.values()].includes(true));
});

for (const element of [button, end]) if (element) observer.observe(element);
