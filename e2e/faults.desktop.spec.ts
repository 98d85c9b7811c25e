import { expect, type Page, test } from '@playwright/test';
import { openWithoutLoader, routes, settled } from './routes';
import { expectPhoneLink, expectReadable } from './visible-text';

// A tall window holds much of the page. That each part comes when it is scrolled to, engines.spec.ts asks.
test.use({ viewport: { width: 1440, height: 2000 } });

/** The loader takes 3.2 s of a session's first page; on Home the hero's words follow it (4.7 s). */
const firstVisit = (path: string) => (path === '/' ? 5000 : 4000);

async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: (400 * 1024) / 8,
    uploadThroughput: (400 * 1024) / 8,
  });
}

const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'every script file blocked': (page) => page.route(/\.js$/, (route) => route.abort()),
  'its data missing': (page) =>
    page.route('**/_next/static/data/*', (route) =>
      route.fulfill({ status: 404, path: 'out/404.html' }),
    ),
  'session storage throwing': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }),
  'a slow 3G line': throttle,
  'reduced motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'every picture and font missing': (page) =>
    page.route(/\.(avif|woff2)$/, (route) => route.fulfill({ status: 404 })),
};

for (const path of routes) {
  for (const [name, breakIt] of Object.entries(faults)) {
    test(`${path} is readable with ${name}`, async ({ page }) => {
      await breakIt(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('footer').waitFor({ state: 'attached', timeout: 15_000 });
      await expectReadable(page, firstVisit(path));
      await expectPhoneLink(page);
    });
  }

  test(`${path} is readable when any one of its scripts is missing`, async ({ page, context }) => {
    test.setTimeout(60_000);
    const chunks = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') chunks.add(request.url());
    });
    await openWithoutLoader(page, path);
    await settled(page);
    expect(chunks.size).toBeGreaterThan(4);
    await Promise.all(
      [...chunks].map(async (chunk) => {
        const without = await context.newPage();
        await without.route(chunk, (route) => route.fulfill({ status: 404, body: 'Not found' }));
        await openWithoutLoader(without, path);
        await without.waitForLoadState('networkidle');
        await expectReadable(without, 6000);
        await expectPhoneLink(without);
      }),
    );
  });

  test(`${path} is readable when it comes back from the browser’s cache`, async ({ page }) => {
    await page.goto(path);
    await page.goto('/no-such-page');
    await page.goBack({ waitUntil: 'commit' });
    await expectReadable(page, 4000);
    await expectPhoneLink(page);
  });
}

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of routes) {
    test(`${path} is whole`, async ({ page }) => {
      await page.goto(path);
      await page.waitForTimeout(2300);
      const faded = await page
        .locator('main *')
        .evaluateAll(
          (elements) =>
            elements.filter(
              (element) => Number(getComputedStyle(element).opacity) < 0.4 && element.textContent,
            ).length,
        );
      expect(faded).toBe(0);
      await expect(page.locator('[data-loader-overlay]')).toBeHidden();
      await expectPhoneLink(page);
    });
  }
});
