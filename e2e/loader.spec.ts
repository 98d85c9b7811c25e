import sharp from 'sharp';
import { denyStorage, expect, type Page, test } from './helpers/base-test';
import { phone } from './helpers/fixture-site';
import {
  advancePastLoader,
  advanceTime,
  expectLoaderDismissed,
  expectLoaderToStay,
  expectNoLoader,
  findOverlay,
  getLoaderState,
  openWithTimeStopped,
  prerender,
  watchForLoader,
} from './helpers/loader';

test.use({ loaderSeen: false });

const callNow = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /CALL NOW/ })
    .first();

test('L1 the loader covers the window for 2500 ms, slides up in 700 ms and is gone', async ({
  page,
}) => {
  await openWithTimeStopped(page, '/', 'https://www.google.com/');
  await expectLoaderToStay(page);
  for (const time of [50, 550]) {
    await advanceTime(page, time);
    expect(await getLoaderState(page)).toBe('leaving');
  }
  await advanceTime(page, 100);
  expect(await getLoaderState(page)).toBe('gone');
  // It doesn't come back, not even after printing.
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: 'screen' });
  await advanceTime(page, 10);
  expect(await getLoaderState(page)).toBe('gone');
});

test('L1 later pages of the session, and pages opened in a new tab, show no loader and no flash of it', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' });
  expect(await page.evaluate(() => sessionStorage.getItem('loader-seen'))).not.toBeNull();
  await watchForLoader(page);
  await page.goto('/services');
  await expectNoLoader(page);
  const opened = page.waitForEvent('popup');
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
  await contact.evaluate((link) => link.setAttribute('target', '_blank'));
  await contact.click();
  const tab = await opened;
  await expect(tab).toHaveURL(/contact$/);
  await expectNoLoader(tab);
});

test('L2 the page under the loader is complete, and its largest contentful paint does not wait', async ({
  page,
}) => {
  await openWithTimeStopped(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(callNow(page)).toBeVisible();
  const largest = await page.evaluateHandle<Element | null>(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as { element?: Element } | undefined;
          resolve(last?.element ?? null);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(await largest.evaluate((element) => element?.closest('main'))).toBeTruthy();
  expect(await getLoaderState(page)).toBe('covering');
  // Chromium delays the first frame until a preloaded typeface has loaded.
  await expect(page.locator('link[rel=preload][as=font], link[rel=preconnect]')).toHaveCount(0);
});

test.describe('without the script files', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('L3 the loader goes away even if no script file arrives', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await openWithTimeStopped(page, '/');
    expect(await getLoaderState(page)).toBe('covering');
    await advancePastLoader(page);
    expect(await getLoaderState(page)).toBe('gone');
  });
});

/** Conditions under which the loader must not appear. Each function prepares the page. */
const withoutLoader: Record<string, (page: Page) => Promise<unknown>> = {
  'an extension has switched animations off': (page) =>
    page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { animation: none !important }');
      document.adoptedStyleSheets = [sheet];
    }),
  'storage is denied': (page) => denyStorage(page, 'sessionStorage'),
};
for (const [condition, prepare] of Object.entries(withoutLoader))
  test(`L3 the loader never appears if ${condition}`, async ({ page }) => {
    await prepare(page);
    await watchForLoader(page);
    await page.goto('/');
    await expectNoLoader(page);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('L3 the loader never appears without script', async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await getLoaderState(page)).toBe('gone');
  });
});

test('L4 with reduced motion, the loader disappears after 2500 ms without sliding', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithTimeStopped(page, '/');
  await expectLoaderToStay(page);
  expect(await getLoaderState(page)).toBe('gone');
});

/** Opens Home and advances the time to 500 ms after the loader appeared. */
async function openWithLoader(page: Page) {
  await openWithTimeStopped(page, '/');
  await advanceTime(page, 500);
  expect(await getLoaderState(page)).toBe('covering');
}

const acts: Record<string, (page: Page) => Promise<unknown>> = {
  click: (page) => page.mouse.click(720, 450),
  key: (page) => page.keyboard.press('End'),
  // A turn of the wheel fires many events.
  wheel: async (page) => {
    await page.mouse.wheel(0, 300);
    await advanceTime(page, 100);
    await page.mouse.wheel(0, 300);
  },
};
for (const [name, act] of Object.entries(acts)) {
  test(`L5 a ${name} dismisses the loader at once`, async ({ page }) => {
    await openWithLoader(page);
    await act(page);
    await expectLoaderDismissed(page);
  });
}

test('L5 a wheel dismisses the loader at once in a page that was prerendered', async ({ page }) => {
  await prerender(page);
  // In a prerendered page, the module runs before the page is visible.
  await openWithTimeStopped(page, '/');
  await page.waitForLoadState();
  await page.evaluate('activate()');
  await advanceTime(page, 500);
  expect(await getLoaderState(page)).toBe('covering');
  await acts.wheel?.(page);
  await expectLoaderDismissed(page);
});

test('L5 a touch move dismisses the loader at once', { tag: '@phone' }, async ({ page }) => {
  await openWithLoader(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 195, y }] });
  await touch('touchStart', 600);
  for (const y of [580, 540, 500]) await touch('touchMove', y);
  await expectLoaderDismissed(page);
});

test('L5 the tap that dismisses the loader presses nothing underneath', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await openWithLoader(page);
  const pressed = await page.evaluateHandle(() => {
    const links: string[] = [];
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      // Otherwise the browser would ask for a program that dials.
      event.preventDefault();
      if (link) links.push(link.href);
    });
    return links;
  });
  const press = async () => {
    if (isMobile) return callNow(page).tap({ force: true });
    await callNow(page).hover({ force: true });
    await page.mouse.down();
    // A visitor may release the mouse button when the loader has almost left.
    await advanceTime(page, 300);
    await page.mouse.up();
  };
  await press();
  await expectLoaderDismissed(page);
  expect(await pressed.jsonValue()).toEqual([]);
  await press();
  expect(await pressed.jsonValue()).toEqual([phone.href]);
});

/** Counts the pixels in the middle of the window that differ from the background, and the amber ones among them. */
async function countLogoPixels(page: Page) {
  const clip = { x: 600, y: 330, width: 240, height: 240 };
  const image = sharp(await page.screenshot({ clip })).removeAlpha();
  const data = await image.raw().toBuffer();
  const pixels = Array.from({ length: data.length / 3 }, (_, index) => [
    ...data.subarray(3 * index, 3 * index + 3),
  ]);
  const drawn = pixels.filter((pixel) => pixel.join() !== pixels[0]?.join());
  const amber = drawn.filter(([red = 0, , blue = 0]) => red > 230 && blue < 120);
  return { all: drawn.length, amber: amber.length };
}

test('L6 the logo is wiped in as a white silhouette, then lights up, hidden from assistive technology', async ({
  page,
}) => {
  await openWithTimeStopped(page, '/contact');
  expect(await countLogoPixels(page)).toEqual({ all: 0, amber: 0 });
  await advanceTime(page, 300);
  const partial = await countLogoPixels(page);
  await advanceTime(page, 590);
  const complete = await countLogoPixels(page);
  expect([partial.amber, complete.amber]).toEqual([0, 0]);
  expect(partial.all).toBeGreaterThan(100);
  expect(complete.all).toBeGreaterThan(partial.all);
  await advanceTime(page, 1000);
  expect((await countLogoPixels(page)).amber, 'the lit pane').toBeGreaterThan(300);
  const overlay = await page.evaluateHandle(findOverlay);
  expect(await overlay.evaluate((element) => element?.closest('[aria-hidden=true]'))).toBeTruthy();
});

test('L7 the loader of a prerendered page waits until somebody sees it', async ({ page }) => {
  await prerender(page);
  await openWithTimeStopped(page, '/');
  await advanceTime(page, 5000);
  await page.evaluate('activate()');
  await expectLoaderToStay(page);
  await advanceTime(page, 700);
  expect(await getLoaderState(page)).toBe('gone');
});
