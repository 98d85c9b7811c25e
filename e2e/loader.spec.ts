import sharp from 'sharp';
import { denyStorage, expect, type Page, test } from './helpers/base-test';
import { phone } from './helpers/fixture-site';
import {
  advanceTime,
  expectEnded,
  expectNoLoader,
  expectToStand,
  findOverlay,
  loader,
  openWithTimeStopped,
  passLoader,
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
  await expectToStand(page);
  for (const time of [50, 550]) {
    await advanceTime(page, time);
    expect(await loader(page)).toBe('leaves');
  }
  await advanceTime(page, 100);
  expect(await loader(page)).toBe('is gone');
  // Nor does it come back, after the page was printed either.
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: 'screen' });
  await advanceTime(page, 10);
  expect(await loader(page)).toBe('is gone');
});

test('L1 later pages of the session, and those opened in a new tab, have none and no flash of it', async ({
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

test('L2 the page lies complete below it, and its largest paint does not wait', async ({
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
  expect(await loader(page)).toBe('covers');
  // Chromium waits for a preloaded typeface before the first frame.
  await expect(page.locator('link[rel=preload][as=font], link[rel=preconnect]')).toHaveCount(0);
});

test.describe('without the script files', () => {
  test.use({ expected: /ERR_FAILED/ });

  test('L3 it leaves when no script file arrives', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await openWithTimeStopped(page, '/');
    expect(await loader(page)).toBe('covers');
    await passLoader(page);
    expect(await loader(page)).toBe('is gone');
  });
});

/** What a visitor's browser does before the page. */
const withoutLoader: Record<string, (page: Page) => Promise<unknown>> = {
  'an extension has switched animations off': (page) =>
    page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { animation: none !important }');
      document.adoptedStyleSheets = [sheet];
    }),
  'storage is denied': (page) => denyStorage(page, 'sessionStorage'),
};
for (const [where, prepare] of Object.entries(withoutLoader))
  test(`L3 nothing ever covers the page where ${where}`, async ({ page }) => {
    await prepare(page);
    await watchForLoader(page);
    await page.goto('/');
    await expectNoLoader(page);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('L3 it never comes without script', async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await loader(page)).toBe('is gone');
  });
});

test('L4 with reduced motion it stands for 2500 ms and is gone without sliding', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithTimeStopped(page, '/');
  await expectToStand(page);
  expect(await loader(page)).toBe('is gone');
});

/** Half a second after the page has come. */
async function openWithLoader(page: Page) {
  await openWithTimeStopped(page, '/');
  await advanceTime(page, 500);
  expect(await loader(page)).toBe('covers');
}

const acts: Record<string, (page: Page) => Promise<unknown>> = {
  click: (page) => page.mouse.click(720, 450),
  key: (page) => page.keyboard.press('End'),
  // One move of it is many events.
  wheel: async (page) => {
    await page.mouse.wheel(0, 300);
    await advanceTime(page, 100);
    await page.mouse.wheel(0, 300);
  },
};
for (const [name, act] of Object.entries(acts)) {
  test(`L5 a ${name} ends it at once`, async ({ page }) => {
    await openWithLoader(page);
    await act(page);
    await expectEnded(page);
  });
}

test('L5 a wheel ends it at once in a page that was prerendered', async ({ page }) => {
  await prerender(page);
  // Its module has run before somebody sees it.
  await openWithTimeStopped(page, '/');
  await page.waitForLoadState();
  await page.evaluate('activate()');
  await advanceTime(page, 500);
  expect(await loader(page)).toBe('covers');
  await acts.wheel?.(page);
  await expectEnded(page);
});

test('L5 a finger that moves ends it at once', { tag: '@phone' }, async ({ page }) => {
  await openWithLoader(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 195, y }] });
  await touch('touchStart', 600);
  for (const y of [580, 540, 500]) await touch('touchMove', y);
  await expectEnded(page);
});

test('L5 the tap that ends it presses nothing below', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await openWithLoader(page);
  const pressed = await page.evaluateHandle(() => {
    const links: string[] = [];
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      // The browser asks for a program that dials.
      event.preventDefault();
      if (link) links.push(link.href);
    });
    return links;
  });
  const press = async () => {
    if (isMobile) return callNow(page).tap({ force: true });
    await callNow(page).hover({ force: true });
    await page.mouse.down();
    // The button of the mouse may come up when the loader has nearly left.
    await advanceTime(page, 300);
    await page.mouse.up();
  };
  await press();
  await expectEnded(page);
  expect(await pressed.jsonValue()).toEqual([]);
  await press();
  expect(await pressed.jsonValue()).toEqual([phone.href]);
});

/** How many pixels in the middle of the window are not of the ground, and how many of those are amber. */
async function drawnInMiddle(page: Page) {
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

test('L6 the logo is wiped in in white, then lit in its colours, and readers are not told', async ({
  page,
}) => {
  await openWithTimeStopped(page, '/contact');
  expect(await drawnInMiddle(page)).toEqual({ all: 0, amber: 0 });
  await advanceTime(page, 300);
  const begun = await drawnInMiddle(page);
  await advanceTime(page, 590);
  const whole = await drawnInMiddle(page);
  expect([begun.amber, whole.amber]).toEqual([0, 0]);
  expect(begun.all).toBeGreaterThan(100);
  expect(whole.all).toBeGreaterThan(begun.all);
  await advanceTime(page, 1000);
  expect((await drawnInMiddle(page)).amber, 'the lit pane').toBeGreaterThan(300);
  const overlay = await page.evaluateHandle(findOverlay);
  expect(await overlay.evaluate((element) => element?.closest('[aria-hidden=true]'))).toBeTruthy();
});

test('L7 in a prerendered page it waits until somebody sees the page', async ({ page }) => {
  await prerender(page);
  await openWithTimeStopped(page, '/');
  await advanceTime(page, 5000);
  await page.evaluate('activate()');
  await expectToStand(page);
  await advanceTime(page, 700);
  expect(await loader(page)).toBe('is gone');
});
