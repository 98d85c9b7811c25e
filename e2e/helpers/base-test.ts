import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { namedHosts, sites } from './sites';
import { skipLoader } from './skip-loader';

interface Options {
  /** Whether the session has seen the loader. */
  loaderSeen: boolean;
  /** Console messages and requests to other hosts that a test expects. */
  expected: RegExp | undefined;
  /** Requests that the tests answer with nothing. Without it those to the hosts that the longest content names. */
  isAnswered: ((url: URL) => boolean) | undefined;
}

/** An empty answer is what the page asked for, so that a browser runs an empty script and shows an empty frame. */
const contentTypes: Record<string, string> = {
  script: 'text/javascript',
  stylesheet: 'text/css',
  document: 'text/html',
};

/**
 * Playwright's test. Each test also fails when a page logs an error or a warning, throws, violates its
 * policy or sends a request to another host.
 */
export const test = base.extend<Options & { problems: undefined }>({
  loaderSeen: [true, { option: true }],
  expected: [undefined, { option: true }],
  isAnswered: [undefined, { option: true }],
  problems: [
    async ({ context, baseURL, loaderSeen, expected, isAnswered }, use) => {
      const found: string[] = [];
      const { origin } = new URL(baseURL ?? '');
      const isNamed =
        baseURL === sites['max-content'] ? ({ href }: URL) => namedHosts.test(href) : undefined;
      const answered = isAnswered ?? isNamed;
      // Only where it is needed: a browser whose requests are routed has no cache.
      if (answered)
        await context.route(answered, (route) =>
          route.fulfill({
            contentType: contentTypes[route.request().resourceType()] ?? 'text/plain',
            headers: { 'Access-Control-Allow-Origin': '*' },
            body: '',
          }),
        );
      context.on('weberror', (error) => {
        // Chromium throws it at a click during navigation to a page without view transitions.
        const { message } = error.error();
        if (!message.startsWith('Transition was aborted'))
          found.push(`${message} (${error.page()?.url()})`);
      });
      context.on('console', (message) => {
        const page = message.page()?.url();
        // The page for unknown addresses is itself a 404.
        const isOwn404 = /status of 404/.test(message.text()) && message.location().url === page;
        if (['error', 'warning'].includes(message.type()) && !isOwn404)
          found.push(`${message.text()} (${page})`);
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^(http|ws)/.test(url.protocol) && url.origin !== origin && !answered?.(url))
          found.push(`asked ${url}`);
      });
      if (loaderSeen) await context.addInitScript(skipLoader);
      await use(undefined);
      expect(
        found.filter((problem) => !expected?.test(problem)),
        'what the browser reports',
      ).toEqual([]);
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

/** Jumps to a scroll position. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollPosition(page)).toBe(top);
}
