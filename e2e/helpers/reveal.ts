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
  fillsHalf: boolean;
  /** Its lower edge is below the window. */
  isEntering: boolean;
  /** Its opacity, times that of everything it stands in. */
  opacity: number;
  /** How long the animations take that move it. */
  durations: number[];
}

/**
 * What a visitor sees of elements, by the first words in each. `isFinished`: after the animations that move them. They
 * are finished in the same task, so that no report of an observer comes between.
 */
export const measureParts = (elements: Locator, isFinished = false) =>
  elements.evaluateAll(
    (elements, isFinished) =>
      elements.map((element): Part => {
        const { top, bottom, height } = element.getBoundingClientRect();
        const seen = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const words = texts.nextNode();
        const moving: Animation[] = [];
        const ancestors: Element[] = [];
        for (let each = words?.parentElement; each; each = each.parentElement) ancestors.push(each);
        for (const each of ancestors)
          if (element.contains(each)) moving.push(...each.getAnimations());
        const durations = moving.map(({ effect }) => Number(effect?.getComputedTiming().duration));
        if (isFinished) for (const animation of moving) animation.finish();
        const opacities = ancestors.map((each) => Number(getComputedStyle(each).opacity));
        return {
          name: words?.textContent ?? '',
          ratio: seen / height,
          fillsHalf: seen >= innerHeight / 2,
          isEntering: bottom > innerHeight,
          opacity: opacities.reduce((product, opacity) => product * opacity, 1),
          durations: [...new Set(durations)],
        };
      }),
    isFinished,
  );

const isAtEnd = (page: Page) =>
  page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);

/**
 * Scrolls to the end of Services for the first time. @returns the cards that have come in, and what was wrong: each
 * card is hidden until 0.3 of it is in view, comes in by an animation then, and stays until it is wholly out of view.
 */
export async function scrollThroughCards(page: Page, scroll: () => Promise<unknown>) {
  await openAfterEntrance(page, '/services');
  const wrong: string[] = [];
  const hidden = new Set<string>();
  const came = new Set<string>();
  const cards = page.locator('main li[id]');
  for (let hasScrolled = false; ; hasScrolled = true) {
    for (const card of await measureParts(cards, true)) {
      const { name, ratio, fillsHalf, isEntering, opacity, durations } = card;
      const isShown = isEntering ? ratio > 0.3 || fillsHalf : ratio > 0;
      const isNearThreshold = isEntering && Math.abs(ratio - 0.3) < 0.02;
      // Before the first scroll nobody can tell what is out of view.
      const isSeen = ratio > 0 || (isEntering && hasScrolled);
      if (!isNearThreshold && isSeen && opacity !== Number(isShown))
        wrong.push(`${name}: opacity ${opacity} with ${ratio.toFixed(2)} in view`);
      if (opacity === 0) hidden.add(name);
      else if (hidden.delete(name)) {
        came.add(name);
        const lasts = durations.some((duration) => duration >= 600 && duration <= 1200);
        if (!lasts) wrong.push(`${name}: comes in by animations of ${durations} ms`);
      }
    }
    if (await isAtEnd(page)) return { wrong, came: [...came] };
    await scroll();
    await waitUntilAtRest(page);
  }
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
