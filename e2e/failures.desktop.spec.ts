import { expect, type Page, test } from '@playwright/test';
import { denyStorage, slowLine } from './conditions';
import { hydrated, openWithoutLoader, quiet, routes, settled } from './routes';
import { expectPhoneLink, expectReadable } from './visible-text';

// A tall window holds much of the page. That each part comes when it is scrolled to, engines.desktop.spec.ts asks.
test.use({ viewport: { width: 800, height: 1400 } });

/**
 * Loader, fades and all that CSS times, ten times as quick: here counts that they come and go. How
 * long they take, loader.desktop.spec.ts and engines.desktop.spec.ts ask.
 */
async function quicken(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 10 });
}

test.beforeEach(({ page }) => quicken(page));

interface Failure {
  /** The pages that it can hurt in ways of their own: a hero with lights, cards, a feed, a form. */
  on: readonly string[];
  arrange: (page: Page) => Promise<unknown>;
  /** The page has met it; when the scripts are the matter, they have had their turn. */
  met: (page: Page) => Promise<unknown>;
}

const dataFiles = '**/_next/static/data/*';

const failures: Record<string, Failure> = {
  'every script file blocked': {
    on: routes,
    arrange: (page) => page.route(/\.js$/, (route) => route.abort()),
    met: async (page) => {
      await page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
      await quiet(page);
    },
  },
  'its data missing': {
    on: ['/gallery', '/contact'],
    arrange: (page) =>
      page.route(dataFiles, (route) => route.fulfill({ status: 404, path: 'out/404.html' })),
    met: async (page) => {
      await page.waitForResponse(dataFiles);
      await quiet(page);
    },
  },
  'session storage throwing': {
    on: ['/', '/contact'],
    arrange: (page) => denyStorage(page, 'sessionStorage'),
    met: settled,
  },
  'a slow 3G line': {
    on: ['/', '/gallery'],
    arrange: slowLine,
    met: (page) => page.locator('footer').waitFor({ state: 'attached' }),
  },
  'reduced motion': {
    on: ['/', '/services'],
    arrange: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    met: settled,
  },
  'every picture and font missing': {
    on: ['/', '/services', '/gallery'],
    arrange: (page) => page.route(/\.(avif|woff2)$/, (route) => route.fulfill({ status: 404 })),
    met: settled,
  },
};

for (const [name, { on, arrange, met }] of Object.entries(failures)) {
  test(`${on.join(' and ')} can be read with ${name}`, async ({ page }) => {
    await arrange(page);
    for (const path of on) {
      await Promise.all([met(page), page.goto(path, { waitUntil: 'commit' })]);
      await expectReadable(page);
      await expectPhoneLink(page);
    }
  });
}

test('a page can be read when any one of its scripts is missing', async ({ page }) => {
  // The page with the most to lose; what the others have of their own is of the same making.
  const path = '/contact';
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(request.url());
  });
  await openWithoutLoader(page, path);
  await settled(page);
  expect(asked.size).toBeGreaterThan(5);
  // Side by side: each visit mostly waits.
  const visits = [...asked].map(async (script) => {
    const visit = await page.context().newPage();
    await quicken(visit);
    await visit.route(script, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    const missed = visit.waitForResponse(script);
    await openWithoutLoader(visit, path);
    // By then the page has had what time it needs to fall over it.
    await missed;
    await quiet(visit);
    await expectReadable(visit);
    await expectPhoneLink(visit);
    await visit.close();
  });
  await Promise.all(visits);
});

test('a page can be read when it comes back from the browser’s cache', async ({ page }) => {
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    await page.goto('/no-such-page');
    await page.goBack({ waitUntil: 'commit' });
    await expectReadable(page);
    await expectPhoneLink(page);
  }
});

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

test('a page whose data is never answered gives up, asks again and wakes', async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  await page.route(dataFiles, (route) => {
    asked += 1;
    return asked === 1 ? undefined : route.continue();
  });
  await openWithoutLoader(page, '/services');
  await expect.poll(() => asked).toBe(1);
  const givenUp = page.waitForEvent('requestfailed');
  await page.clock.fastForward(10_000);
  await givenUp;
  // Nobody moves: the page does it by itself.
  await page.clock.fastForward(10_000);
  await hydrated(page);
  expect(asked).toBe(2);
});
