import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { namedHosts, sites } from './sites';
import { skipLoader } from './skip-loader';
import { watchPages } from './watch-pages';

interface Options {
  /** Whether the session has seen the loader. */
  loaderSeen: boolean;
  /** Console messages and requests to other hosts that a test expects. */
  expected: RegExp | undefined;
}

/**
 * Playwright's test. Each test also fails when a page logs an error or a warning, throws, violates its
 * policy or sends a request to another host. Those that the longest content names are answered with nothing.
 */
export const test = base.extend<Options & { problems: undefined }>({
  loaderSeen: [true, { option: true }],
  expected: [undefined, { option: true }],
  problems: [
    async ({ context, baseURL, loaderSeen, expected }, use) => {
      const found: string[] = [];
      const { origin } = new URL(baseURL ?? '');
      const named = baseURL === sites.longest ? namedHosts : undefined;
      watchPages(context, origin, {
        error: (message) => found.push(message),
        message: (text) => found.push(text),
        foreignRequest: (request) => {
          if (!named?.test(request.url())) found.push(`asked ${request.url()}`);
        },
      });
      if (named)
        await context.route(named, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
      if (loaderSeen) await context.addInitScript(skipLoader);
      await use(undefined);
      expect(found.filter((problem) => !expected?.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

/** Animations stand still until the test moves them. */
export async function stopAnimations(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** Finishes all animations except those driven by scrolling. */
export const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline === document.timeline) animation.finish();
    }
  });

/** The picture has its pixels. One that failed is `complete` too. */
export const expectLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);

/** Delays the responses until the returned function is called. */
export async function delayResponses(
  page: Page,
  url: Parameters<Page['route']>[0],
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    // The page may have given the request up.
    await route.fallback().catch(() => {});
  });
  return release;
}

/** Throws on access, as browsers do when cookies are blocked. */
export const denyStorage = (page: Page, name: 'localStorage' | 'sessionStorage') =>
  page.addInitScript((storage) => {
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }, name);

/** Stops the page's clock; timers run when the test says. An hour on, because it cannot go back. */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/**
 * The browser is idle, and what waited for that before has run. Headless Chromium looks for idle time only after a frame:
 * without one it may never call back.
 */
export const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frame = 0;
        const drawFrames = () => {
          frame = requestAnimationFrame(drawFrames);
        };
        drawFrames();
        requestIdleCallback(() => {
          cancelAnimationFrame(frame);
          resolve();
        });
      }),
  );

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The page's observers of intersections have told of the place to which it was scrolled. */
export const observersHaveReported = (element: Locator) =>
  element.evaluate(
    (target) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(target);
      }),
  );

/** Jumps to a scroll position. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollPosition(page)).toBe(top);
}
