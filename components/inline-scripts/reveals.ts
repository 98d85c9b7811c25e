/**
 * Fades in the elements that have `data-reveal` when they are scrolled to: a `card` each time, a heading or a
 * testimonial `once`. From the first scroll on, what lies below the window is hidden, so nothing is hidden that
 * has been seen. The style sheet hides nothing on paper and with reduced motion.
 */

/** The share of an element that must be in the window. */
const thresholds = { card: 0.3, once: 0.4 };
/** Nobody looks at a blank for longer, even if too little of the element is in the window. */
const restMs = 700;
/** A page that moves by more than half a window within this time leaps, as after the End key. */
const leapMs = 50;

const elements = document.querySelectorAll<HTMLElement>('[data-reveal]');

/** Shows an element that is hidden, unless it has left the window meanwhile. */
function show(element: HTMLElement, state: 'fading' | 'shown') {
  const { reveal, revealState } = element.dataset;
  if (revealState !== 'hidden' || element.getBoundingClientRect().top >= innerHeight) return;
  element.dataset.revealState = state;
  if (reveal === 'once') below.unobserve(element);
}

/** Everything above the window counts as in it, so that an element that is passed in a leap is reported. */
const above = '1000000px 0px';

/** While a phone's address bar slides away, more of the page is seen: hence the margin of 80 px. */
const below = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      if (!isIntersecting) (target as HTMLElement).dataset.revealState = 'hidden';
  },
  { rootMargin: `${above} 80px` },
);

const inView = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      const element = target as HTMLElement;
      const threshold = thresholds[element.dataset.reveal as keyof typeof thresholds];
      if (intersectionRatio >= threshold) show(element, 'fading');
      else if (isIntersecting) setTimeout(show, restMs, element, 'fading');
    }
  },
  { rootMargin: `${above} 0px`, threshold: [0, ...Object.values(thresholds)] },
);

/** Where the page was: its last place from before `leapMs`, and those since. */
const places = [{ at: 0, top: scrollY }];

/** What a leap brings into the window, or passes, is shown at once. */
function showAfterLeap() {
  const at = performance.now();
  places.push({ at, top: scrollY });
  while (places[1] && places[1].at < at - leapMs) places.shift();
  if (Math.abs(scrollY - (places[0]?.top ?? 0)) <= innerHeight / 2) return;
  for (const element of elements) show(element, 'shown');
}

/** Where nothing can hover, the card in the middle of the window looks as if it was hovered over. */
const middle = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      target.toggleAttribute('data-highlighted', isIntersecting);
  },
  { rootMargin: '-50% 0px' },
);

function start() {
  for (const element of elements) {
    below.observe(element);
    inView.observe(element);
  }
  const cards = document.querySelectorAll('[data-reveal=card]');
  if (matchMedia('(hover: none)').matches) for (const card of cards) middle.observe(card);
  // A page that opens further down, at a search hit or by Back, does not fade its cards in.
  if (scrollY > innerHeight / 2)
    for (const fade of cards[0]?.parentElement?.getAnimations() ?? []) fade.finish();
}

addEventListener('scroll', start, { once: true, passive: true });
addEventListener('scroll', showAfterLeap, { passive: true });
