import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { connectedHosts, sites } from './sites';
import { skipLoader } from './skip-loader';

interface Options {
  /** Whether the session has already shown the loader. Defaults to true. */
  loaderSeen: boolean;
  /** Matches the console messages, errors and requests to other hosts that a test expects. */
  expectedProblems: RegExp | undefined;
  /** Which requests get an empty response. By default those to the hosts that the max-content site connects to. */
  isStubbed: ((url: URL) => boolean) | undefined;
}

/** Types of the empty responses, so that the browser runs an empty script and shows an empty iframe. */
const contentTypes: Record<string, string> = {
  script: 'text/javascript',
  stylesheet: 'text/css',
  document: 'text/html',
};

/**
 * Playwright's `test`, which also fails if a page logs an error or a warning, throws, violates its policy or sends a
 * request to another host.
 */
export const test = base.extend<Options & { problems: undefined }>({
  loaderSeen: [true, { option: true }],
  expectedProblems: [undefined, { option: true }],
  isStubbed: [undefined, { option: true }],
  problems: [
    async ({ context, baseURL, loaderSeen, expectedProblems, isStubbed }, use) => {
      const problems: string[] = [];
      const { origin } = new URL(baseURL ?? '');
      const isConnected =
        baseURL === sites['max-content'] ? ({ href }: URL) => connectedHosts.test(href) : undefined;
      const stubbed = isStubbed ?? isConnected;
      // Route requests only where necessary, because routing disables the HTTP cache.
      if (stubbed)
        await context.route(stubbed, (route) =>
          route.fulfill({
            contentType: contentTypes[route.request().resourceType()] ?? 'text/plain',
            headers: { 'Access-Control-Allow-Origin': '*' },
            body: '',
          }),
        );
      context.on('weberror', (error) => {
        // Chromium throws this if a visitor clicks while a page without view transitions is loading.
        const { message } = error.error();
        if (!message.startsWith('Transition was aborted'))
          problems.push(`${message} (${error.page()?.url()})`);
      });
      context.on('console', (message) => {
        const page = message.page()?.url();
        // The 404 page itself has status 404.
        const isOwn404 = /status of 404/.test(message.text()) && message.location().url === page;
        if (['error', 'warning'].includes(message.type()) && !isOwn404)
          problems.push(`${message.text()} (${page})`);
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^(http|ws)/.test(url.protocol) && url.origin !== origin && !stubbed?.(url))
          problems.push(`requested ${url}`);
      });
      if (loaderSeen) await context.addInitScript(skipLoader);
      await use(undefined);
      expect(
        problems.filter((problem) => !expectedProblems?.test(problem)),
        'problems that the browser reported',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

/** Sets the playback rate of all animations to 0. */
export async function stopAnimations(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** Finishes all animations except scroll-driven ones. */
export const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline === document.timeline) animation.finish();
    }
  });

/** Expects an image to have loaded. `complete` is not enough, because it is also true of images that failed. */
export const expectLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);

/** Delays matching responses until the returned function is called. */
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
    // The page may have cancelled the request.
    await route.fallback().catch(() => {});
  });
  return release;
}

/** Makes access to the storage throw, as browsers do when cookies are blocked. */
export const denyStorage = (page: Page, name: 'localStorage' | 'sessionStorage') =>
  page.addInitScript((storage) => {
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }, name);

/** Stops timers and dates until the test moves them. The clock is paused an hour ahead, because it can't go back. */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/**
 * Waits until the browser is idle and has run earlier idle callbacks. Headless Chromium looks for idle time only
 * after a frame, so without frames the callback might never run.
 */
export const waitUntilIdle = (page: Page) =>
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

export const getScrollY = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Jumps to a scroll position in px. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => getScrollY(page)).toBe(top);
}
