/**
 * Shows Home's call bar from where the hero's call button has left the window to where the closing band, which
 * has one too, comes into it. Without script the bar stays hidden.
 */
const bar = document.querySelector('[data-call-bar]');
const button = document.querySelector('[data-hero-call]');
const end = document.querySelector('[data-call-end]');
const seen = new Map<Element, boolean>();

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    // The band counts from where it begins: below it follows the footer, which has the number.
    seen.set(target, isIntersecting || (target === end && boundingClientRect.top < 0));
  }
  bar?.toggleAttribute('data-shown', ![...seen.values()].includes(true));
});

for (const element of [button, end]) if (element) observer.observe(element);
