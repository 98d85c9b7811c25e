import { expect, type Page, test } from '@playwright/test';
import { hydrated, openWithoutLoader, quiet, routes, settled } from './routes';
import { expectPhoneLink, expectReadable } from './visible-text';

// A tall window holds much of the page. That each part comes when it is scrolled to, engines.spec.ts asks.
test.use({ viewport: { width: 1440, height: 2000 } });

/**
 * Loader, fades and all that CSS times, ten times as quick: here counts that they come and go. How
 * long they take, loader.desktop.spec.ts and engines.spec.ts ask.
 */
async function quicken(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 10 });
}

test.beforeEach(({ page }) => quicken(page));

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

interface Fault {
  arrange: (page: Page) => Promise<unknown>;
  /** The page has met it; when the scripts are the matter, they have had their turn. */
  met: (page: Page) => Promise<unknown>;
}

const dataFiles = '**/_next/static/data/*';

const faults: Record<string, Fault> = {
  'every script file blocked': {
    arrange: (page) => page.route(/\.js$/, (route) => route.abort()),
    met: async (page) => {
      await page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
      await quiet(page);
    },
  },
  'its data missing': {
    arrange: (page) =>
      page.route(dataFiles, (route) => route.fulfill({ status: 404, path: 'out/404.html' })),
    met: async (page) => {
      await page.waitForResponse(dataFiles);
      await quiet(page);
    },
  },
  'session storage throwing': {
    arrange: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }),
    met: settled,
  },
  'a slow 3G line': {
    arrange: throttle,
    met: (page) => page.locator('footer').waitFor({ state: 'attached' }),
  },
  'reduced motion': {
    arrange: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    met: settled,
  },
  'every picture and font missing': {
    arrange: (page) => page.route(/\.(avif|woff2)$/, (route) => route.fulfill({ status: 404 })),
    met: settled,
  },
};

for (const path of routes) {
  for (const [name, { arrange, met }] of Object.entries(faults)) {
    test(`${path} is readable with ${name}`, async ({ page }) => {
      await arrange(page);
      await Promise.all([met(page), page.goto(path, { waitUntil: 'commit' })]);
      await expectReadable(page);
      await expectPhoneLink(page);
    });
  }

  test(`${path} is readable when any one of its scripts is missing`, async ({ page, context }) => {
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
        await quicken(without);
        await without.route(chunk, (route) => route.fulfill({ status: 404, body: 'Not found' }));
        const missed = without.waitForResponse(chunk);
        await openWithoutLoader(without, path);
        // By then the page has had what time it needs to fall over it.
        await missed;
        await quiet(without);
        await expectReadable(without);
        await expectPhoneLink(without);
      }),
    );
  });

  test(`${path} is readable when it comes back from the browser’s cache`, async ({ page }) => {
    await page.goto(path);
    await page.goto('/no-such-page');
    await page.goBack({ waitUntil: 'commit' });
    await expectReadable(page);
    await expectPhoneLink(page);
  });
}

test('a page whose data was lost asks for it again when the visitor goes on', async ({ page }) => {
  let asked = 0;
  await page.route('**/_next/static/data/*', (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await openWithoutLoader(page, '/services');
  await expect.poll(() => asked).toBe(1);
  const goOn = async () => {
    await page.mouse.wheel(0, 10);
    return asked;
  };
  await expect.poll(goOn).toBe(2);
  await hydrated(page);
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of routes) {
    test(`${path} is whole`, async ({ page }) => {
      await page.goto(path);
      const faded = () =>
        page.locator('main *').evaluateAll((elements) =>
          elements
            .filter((element) => Number(getComputedStyle(element).opacity) < 0.4)
            .map(({ textContent }) => textContent)
            .filter(Boolean),
        );
      await expect.poll(faded).toEqual([]);
      await expect(page.locator('[data-loader-overlay]')).toBeHidden();
      await expectPhoneLink(page);
    });
  }
});
