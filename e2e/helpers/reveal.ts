import type { Locator } from '@playwright/test';
import { finishAnimations, type Page, stopAnimations } from './base-test';

/** Opens a page with stopped animations and finishes those of its entrance. */
export async function openAfterEntrance(page: Page, path: string) {
  await stopAnimations(page);
  await page.goto(path);
  await waitUntilAtRest(page);
  await finishAnimations(page);
}

/** Waits until nothing has scrolled or grown for four frames and all observers have reported. */
export const waitUntilAtRest = (page: Page) =>
  page.evaluate(async () => {
    const measure = () => `${scrollY} ${innerHeight} ${document.documentElement.scrollHeight}`;
    for (let frames = 0, before = ''; frames < 4; frames++) {
      // A new observer reports in the next frame, after all older observers.
      await new Promise((reported) => new IntersectionObserver(reported).observe(document.body));
      if (measure() !== before) frames = 0;
      before = measure();
    }
  });

interface Part {
  name: string;
  /** How much of it is in the viewport, from 0 to 1. */
  ratio: number;
  /** Its opacity multiplied by that of all its ancestors. */
  opacity: number;
  /** The durations of the animations on it and its contents, in ms. */
  durations: number[];
}

/** Measures elements in one task. Each is named after its first text. */
export const measureParts = (elements: Locator) =>
  elements.evaluateAll((elements) =>
    elements.map((element): Part => {
      const { top, bottom, height } = element.getBoundingClientRect();
      const visibleHeight = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      const ancestors: Element[] = [];
      let ancestor = text?.parentElement;
      for (; ancestor; ancestor = ancestor.parentElement) ancestors.push(ancestor);
      const animations = ancestors
        .filter((ancestor) => element.contains(ancestor))
        .flatMap((ancestor) => ancestor.getAnimations());
      const opacities = ancestors.map((ancestor) => Number(getComputedStyle(ancestor).opacity));
      return {
        name: text?.textContent ?? '',
        ratio: visibleHeight / height,
        opacity: opacities.reduce((product, opacity) => product * opacity, 1),
        durations: animations.map(({ effect }) => Number(effect?.getComputedTiming().duration)),
      };
    }),
  );

/** Scrolls until this share of the element is above the bottom of the viewport. */
async function scrollToRatio(page: Page, selector: string, ratio: number) {
  await page.locator(selector).evaluate((element, ratio) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * ratio - innerHeight, behavior: 'instant' });
  }, ratio);
  await waitUntilAtRest(page);
}

/** Scrolls until this share of the element is in view. `fading in` means by an animation of 0.6 to 1.2 s. */
export async function getRevealState(page: Page, selector: string, ratio: number) {
  await scrollToRatio(page, selector, ratio);
  const [before] = await measureParts(page.locator(selector));
  await finishAnimations(page);
  const [after] = await measureParts(page.locator(selector));
  const isAnimated = before?.durations.some((duration) => duration >= 600 && duration <= 1200);
  if (after?.opacity === 1) return isAnimated ? 'fading in' : 'shown';
  return isAnimated ? 'fading out' : 'hidden';
}

/** Returns how many elements of the main content are hidden. */
export const countHidden = (page: Page) =>
  page.evaluate(
    () =>
      // The lights in the house are off, so their pictures are transparent on purpose.
      [...document.querySelectorAll('main, main :not([data-service] *)')].filter(
        (element) => element.checkVisibility() && getComputedStyle(element).opacity === '0',
      ).length,
  );
