import type { Locator } from '@playwright/test';
import { expect, type Page, scrollPosition, stopAnimations, stopClock } from './base-test';

/** Opens a page whose clock and animations stand still until `advanceTime` moves both. */
export async function openWithTimeStopped(page: Page, path: string, referer?: string) {
  await stopAnimations(page);
  await stopClock(page);
  await page.goto(path, { waitUntil: 'domcontentloaded', referer });
}

/** Lets this time pass. */
export async function advanceTime(page: Page, milliseconds: number) {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline)
        animation.currentTime = Number(animation.currentTime) + time;
  }, milliseconds);
  await page.clock.runFor(milliseconds);
}

/** Lets the loader stand and slide up. */
export async function passLoader(page: Page) {
  await advanceTime(page, 2500);
  await advanceTime(page, 700);
}

/** How the loader ends, before it slides up. */
export const loaderEnds = {
  'the loader leaves by itself': (page: Page) => advanceTime(page, 2500),
  'the visitor ends the loader': async (page: Page) => {
    await advanceTime(page, 2400);
    await page.mouse.click(100, 450);
  },
};

/** Runs in the page. The fixed element that is as large as the window and is seen: the loader's overlay. */
export const findOverlay = () =>
  [...document.querySelectorAll('body *')].find((element) => {
    if (getComputedStyle(element).position !== 'fixed') return false;
    const { width, height, bottom } = element.getBoundingClientRect();
    const isLarge = width >= innerWidth && height >= innerHeight;
    const options = { visibilityProperty: true, opacityProperty: true };
    return isLarge && bottom > 0 && element.checkVisibility(options);
  });

/** What the loader does. It covers the page when it is the topmost element everywhere. */
export const loader = async (page: Page) => {
  const overlay = await page.evaluateHandle(findOverlay);
  return overlay.evaluate((element) => {
    if (!element) return 'is gone';
    const places = [
      [20, 20],
      [innerWidth / 2, 20],
      [innerWidth - 20, 20],
      [innerWidth / 2, innerHeight / 2],
      [innerWidth / 2, innerHeight - 5],
    ] as const;
    const covers = places.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    const { top } = element.getBoundingClientRect();
    return covers && top === 0 ? 'covers' : 'leaves';
  });
};

/** The loader stands for 2500 ms from now. */
export async function expectToStand(page: Page) {
  for (const time of [0, 1, 1249, 1249]) {
    await advanceTime(page, time);
    expect(await loader(page)).toBe('covers');
  }
  await advanceTime(page, 1);
}

/** The loader leaves at once, long before its time, and the page stands where it stood. */
export async function expectEnded(page: Page) {
  await expect
    .poll(async () => {
      await advanceTime(page, 5);
      return loader(page);
    })
    .not.toBe('covers');
  await advanceTime(page, 700);
  expect(await loader(page)).toBe('is gone');
  expect(await scrollPosition(page)).toBe(0);
}

/** In how many milliseconds an element, or what it stands in, fades in from an opacity that counts as painted, and for how long. */
export const fadeIn = (part: Locator) =>
  part.evaluate((element) => {
    let moved: Element | null = element;
    while (moved && !moved.matches('section') && moved.getAnimations().length === 0)
      moved = moved.parentElement;
    const [animation] = moved?.getAnimations() ?? [];
    const { delay = 0, duration } = animation?.effect?.getComputedTiming() ?? {};
    const opacity = Number(moved && getComputedStyle(moved).opacity);
    const isPainted = opacity > 0 && opacity < 0.01;
    return { start: Math.round(delay - Number(animation?.currentTime)), duration, isPainted };
  });

/** Records whether the loader is seen in any frame of the pages that are opened from now on. */
export const watchForLoader = (page: Page) =>
  page.context().addInitScript(`
    const find = ${findOverlay};
    window.seen = { frames: 0, withLoader: 0 };
    const look = () => {
      seen.frames += 1;
      if (document.body && find()) seen.withLoader += 1;
      requestAnimationFrame(look);
    };
    look();`);

/** The page is painted, and no frame of it had the loader. */
export async function expectNoLoader(page: Page) {
  const isPainted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(isPainted).toBe(1);
  expect(await page.evaluate('[seen.withLoader, seen.frames > 1]')).toEqual([0, true]);
}

/** Pages that are opened from now on are prerendered, until `activate()` is called in them. */
export const prerender = (page: Page) =>
  page.addInitScript(() => {
    const states = { prerendering: true, visibilityState: 'hidden', hidden: true };
    for (const name of Object.keys(states) as (keyof typeof states)[])
      Object.defineProperty(document, name, { get: () => states[name] });
    Object.assign(window, {
      activate() {
        Object.assign(states, { prerendering: false, visibilityState: 'visible', hidden: false });
        document.dispatchEvent(new Event('prerenderingchange'));
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      },
    });
  });
