import { test as base, expect, type Page } from '@playwright/test';

interface Options {
  /** Whether the session has seen the loader. */
  loaderSeen: boolean;
  /** Complaints and foreign requests that a test provokes on purpose. */
  expected: RegExp | undefined;
}

/**
 * Playwright's test. Each test also fails when a page logs an error or a warning, throws, breaks its
 * policy or asks another host for anything.
 */
export const test = base.extend<Options & { complaints: undefined }>({
  loaderSeen: [true, { option: true }],
  expected: [undefined, { option: true }],
  complaints: [
    async ({ context, baseURL, loaderSeen, expected }, use) => {
      const found: string[] = [];
      const { origin } = new URL(baseURL ?? '');
      context.on('weberror', (error) => {
        // Chromium says so at a click on the way to a page without view transitions.
        const { message } = error.error();
        if (!message.startsWith('Transition was aborted')) found.push(message);
      });
      context.on('console', (message) => {
        const isOwn404 =
          /status of 404/.test(message.text()) && message.location().url === message.page()?.url();
        if (['error', 'warning'].includes(message.type()) && !isOwn404) found.push(message.text());
      });
      context.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(`${origin}/`)) found.push(`asked ${url}`);
      });
      if (loaderSeen) await context.addInitScript(skipLoader);
      await use(undefined);
      expect(found.filter((complaint) => !expected?.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

/** A denied storage throws. */
function skipLoader() {
  try {
    sessionStorage.setItem('loader-seen', '1');
  } catch {}
}

export { expect, type Page };

/** Ends all that moves or fades by the clock; what the scrollbar drives stays. */
export const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline === document.timeline) animation.finish();
    }
  });

type Island = 'menu' | 'contact-form' | 'social-feed';
export const islandOf = (page: Page, name: Island) => page.locator(`[data-island*="/${name}-"]`);

/** Has an island start, as a pointer over it does, and React take it over. */
export async function hydrate(page: Page, name: Island) {
  await islandOf(page, name).dispatchEvent('pointerover', { bubbles: true });
  await hydrated(page, name);
}

/** React marks each element that it has taken over. The menu has no React: its script is there. */
export const hydrated = (page: Page, name: Island) =>
  expect
    .poll(() =>
      islandOf(page, name).evaluate((island, name) => {
        const files = performance.getEntriesByType('resource').map((entry) => entry.name);
        const isReact = (key: string) => key.startsWith('__reactProps');
        return name === 'menu'
          ? files.some((file) => file.includes('/islands/menu-'))
          : Object.keys(island.firstElementChild ?? {}).some(isReact);
      }, name),
    )
    .toBe(true);

export const islandScripts = '**/islands/**';

/** Leaves the requests without an answer until the result is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
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

/** As a browser does whose visitor allows no cookies. */
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

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Leaps to a place, when the page is long enough. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollPosition(page)).toBe(top);
}

/** Ends `context.setOffline(true)`. Chromium says nothing of it on a computer without a network. */
export async function reconnect(page: Page) {
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}
