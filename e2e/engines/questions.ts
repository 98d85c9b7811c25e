/** Questions that a page answers about itself; each travels there alone, so none can call another. */

/** How many of the feed's pictures are there, once it has been scrolled to. */
export function picturesIn(selector: string): number {
  document.querySelector(selector)?.scrollIntoView();
  return [...document.querySelectorAll<HTMLImageElement>(`${selector} li img`)].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  ).length;
}

/** Services whose picture reaches below their title, where their lines stand. */
export function picturesBelowTitles(): string[] {
  const footOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN;
  return [...document.querySelectorAll('main li[id]')]
    .filter((pane) => !(footOf(pane.querySelector('img')) <= footOf(pane.querySelector('h2')) + 1))
    .map(({ id }) => id);
}

export function isOnTop(selector: string): boolean {
  const element = document.querySelector(selector);
  const boxOf = () => element?.getBoundingClientRect() ?? new DOMRect();
  if (boxOf().top < 0 || boxOf().bottom > innerHeight) element?.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = boxOf();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return Boolean(element && hit && element.contains(hit));
}

export function looksOfLoader(selector: string) {
  const element = document.querySelector(selector);
  if (!element) throw new Error('There is no loader.');
  const { top, bottom } = element.getBoundingClientRect();
  const { display, visibility } = getComputedStyle(element);
  const hit = document.elementFromPoint(innerWidth / 2, innerHeight / 3);
  const isInFront = Boolean(hit && element.contains(hit));
  return {
    covers: display !== 'none' && top <= 0 && bottom >= innerHeight && isInFront,
    visibility: display === 'none' ? 'hidden' : visibility,
    now: performance.now(),
    timing: element.getAnimations().map((animation) => {
      const { delay, duration } = animation.effect?.getComputedTiming() ?? {};
      return { delay, duration };
    }),
  };
}

/** When it comes, in milliseconds after the page began. */
export async function endOfAnimation(selector: string) {
  const animations = document.querySelector(selector)?.getAnimations() ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
  return performance.now();
}

/** The fields that are marked wrong, and whether a sentence under each says why. */
export function fieldErrors() {
  const wrong = document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]');
  return Object.fromEntries(
    [...wrong].map((field) => {
      const sentence = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      return [field.name, Boolean(sentence?.checkVisibility() && sentence.textContent)];
    }),
  );
}
