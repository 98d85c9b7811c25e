import type { Locator } from '@playwright/test';
import { expect, getScrollY, type Page, stopAnimations, stopClock } from './base-test';

/** Opens a page whose clock and animations are stopped until `advanceTime` moves both. */
export async function openWithTimeStopped(page: Page, path: string, referer?: string) {
  await stopAnimations(page);
  await stopClock(page);
  await page.goto(path, { waitUntil: 'domcontentloaded', referer });
}

/** Advances the animations and the clock. */
export async function advanceTime(page: Page, milliseconds: number) {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline)
        animation.currentTime = Number(animation.currentTime) + time;
  }, milliseconds);
  await page.clock.runFor(milliseconds);
}

/** Advances the time past the loader and its exit. */
export async function advancePastLoader(page: Page) {
  await advanceTime(page, 2500);
  await advanceTime(page, 700);
}

/** The two ways in which the loader ends. Each stops just before the loader slides up. */
export const loaderEndings = {
  'the loader ends by itself': (page: Page) => advanceTime(page, 2500),
  'the visitor dismisses the loader': async (page: Page) => {
    await advanceTime(page, 2400);
    await page.mouse.click(100, 450);
  },
};

/** Returns the loader's overlay: the visible fixed element that fills the window. Runs in the page. */
export const findOverlay = () =>
  [...document.querySelectorAll('body *')].find((element) => {
    if (getComputedStyle(element).position !== 'fixed') return false;
    const { width, height, bottom } = element.getBoundingClientRect();
    const isLarge = width >= innerWidth && height >= innerHeight;
    const options = { visibilityProperty: true, opacityProperty: true };
    return isLarge && bottom > 0 && element.checkVisibility(options);
  });

/** Returns the loader's state. `covering` means that it is the topmost element everywhere. */
export const getLoaderState = async (page: Page) => {
  const overlay = await page.evaluateHandle(findOverlay);
  return overlay.evaluate((element) => {
    if (!element) return 'gone';
    const points = [
      [20, 20],
      [innerWidth / 2, 20],
      [innerWidth - 20, 20],
      [innerWidth / 2, innerHeight / 2],
      [innerWidth / 2, innerHeight - 5],
    ] as const;
    const covers = points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    const { top } = element.getBoundingClientRect();
    return covers && top === 0 ? 'covering' : 'leaving';
  });
};

/** Advances the time by 2500 ms and expects the loader to cover the page until then. */
export async function expectLoaderToStay(page: Page) {
  for (const time of [0, 1, 1249, 1249]) {
    await advanceTime(page, time);
    expect(await getLoaderState(page)).toBe('covering');
  }
  await advanceTime(page, 1);
}

/** Expects the loader to leave at once, before its time is over, without scrolling the page. */
export async function expectLoaderDismissed(page: Page) {
  await expect
    .poll(async () => {
      await advanceTime(page, 5);
      return getLoaderState(page);
    })
    .not.toBe('covering');
  await advanceTime(page, 700);
  expect(await getLoaderState(page)).toBe('gone');
  expect(await getScrollY(page)).toBe(0);
}

/**
 * Measures the animation that fades in an element or its ancestor: the time until it starts and its duration (ms), and
 * whether the opacity is almost 0 but counts as painted.
 */
export const measureFadeIn = (locator: Locator) =>
  locator.evaluate((element) => {
    let target: Element | null = element;
    while (target && !target.matches('section') && target.getAnimations().length === 0)
      target = target.parentElement;
    const [animation] = target?.getAnimations() ?? [];
    const { delay = 0, duration } = animation?.effect?.getComputedTiming() ?? {};
    const opacity = Number(target && getComputedStyle(target).opacity);
    const isPainted = opacity > 0 && opacity < 0.01;
    return { start: Math.round(delay - Number(animation?.currentTime)), duration, isPainted };
  });

/** Records, in pages opened from now on, in how many frames the loader is visible. */
export const watchForLoader = (page: Page) =>
  page.context().addInitScript(`
    const find = ${findOverlay};
    window.painted = { frames: 0, withLoader: 0 };
    const look = () => {
      painted.frames += 1;
      if (document.body && find()) painted.withLoader += 1;
      requestAnimationFrame(look);
    };
    look();`);

/** Expects the page to be painted without the loader in any frame. Call `watchForLoader` first. */
export async function expectNoLoader(page: Page) {
  const isPainted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(isPainted).toBe(1);
  expect(await page.evaluate('[painted.withLoader, painted.frames > 1]')).toEqual([0, true]);
}

/** Makes pages opened from now on believe that they are prerendered, until `activate()` is called in them. */
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
