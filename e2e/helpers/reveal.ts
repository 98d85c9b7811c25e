import type { Locator } from '@playwright/test';
import { finishAnimations, type Page, stopAnimations } from './base-test';

/** Opens a page whose animations stand still, and finishes those of its entrance. */
export async function openAfterEntrance(page: Page, path: string) {
  await stopAnimations(page);
  await page.goto(path);
  await waitUntilAtRest(page);
  await finishAnimations(page);
}

/** Nothing has scrolled or grown for some frames, and observers have reported. */
export const waitUntilAtRest = (page: Page) =>
  page.evaluate(async () => {
    const place = () => `${scrollY} ${innerHeight} ${document.documentElement.scrollHeight}`;
    for (let frames = 0, before = ''; frames < 4; frames++) {
      // Each observer reports in the next frame, after those that were there before it.
      await new Promise((reported) => new IntersectionObserver(reported).observe(document.body));
      if (place() !== before) frames = 0;
      before = place();
    }
  });

interface Part {
  name: string;
  /** How much of it is in the window, from 0 to 1. */
  ratio: number;
  /** Its opacity, times that of everything it stands in. */
  opacity: number;
  /** How long the animations take that move it. */
  durations: number[];
}

/** What a visitor sees of elements, by the first words in each. */
export const measureParts = (elements: Locator) =>
  elements.evaluateAll((elements) =>
    elements.map((element): Part => {
      const { top, bottom, height } = element.getBoundingClientRect();
      const seen = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      const ancestors: Element[] = [];
      for (let each = words?.parentElement; each; each = each.parentElement) ancestors.push(each);
      const moving = ancestors
        .filter((each) => element.contains(each))
        .flatMap((each) => each.getAnimations());
      const opacities = ancestors.map((each) => Number(getComputedStyle(each).opacity));
      return {
        name: words?.textContent ?? '',
        ratio: seen / height,
        opacity: opacities.reduce((product, opacity) => product * opacity, 1),
        durations: moving.map(({ effect }) => Number(effect?.getComputedTiming().duration)),
      };
    }),
  );

/** Scrolls until this share of the element is above the lower edge of the window. */
async function bring(page: Page, selector: string, share: number) {
  await page.locator(selector).evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' });
  }, share);
  await waitUntilAtRest(page);
}

/** What is seen of an element when this share of it is in the window, and how long the animation takes that brings it. */
export async function seenAt(page: Page, selector: string, share: number) {
  await bring(page, selector, share);
  const [before] = await measureParts(page.locator(selector));
  await finishAnimations(page);
  const [after] = await measureParts(page.locator(selector));
  const lasts = before?.durations.some((duration) => duration >= 600 && duration <= 1200);
  return `${after?.opacity === 1 ? 'shown' : 'hidden'}${lasts ? ' by an animation' : ''}`;
}

/** How many parts of the main content are hidden. */
export const countHidden = (page: Page) =>
  page.evaluate(
    () =>
      // The house is dark.
      [...document.querySelectorAll('main, main :not([data-service] *)')].filter(
        (element) => element.checkVisibility() && getComputedStyle(element).opacity === '0',
      ).length,
  );
