import { expect, expectLoaded, type Page, test } from './helpers/base-test';
import {
  advanceTime,
  getLoaderState,
  loaderEndings,
  measureFadeIn,
  openWithTimeStopped,
} from './helpers/loader';
import { waitUntilAtRest } from './helpers/reveal';

const hero = (page: Page) => page.locator('section', { has: page.locator('h1') });
const facts = (page: Page) => hero(page).getByRole('listitem');
const callNow = (page: Page) => hero(page).getByRole('link', { name: /CALL NOW/ });

const lightsOff = (page: Page) => hero(page).locator('img[src*="hero-wide-off"]');

/** Typical sizes without the browser's own toolbars, then a phone in landscape. */
const windowSizes = {
  desktop: ['1440 × 900', '1366 × 768', '844 × 390'],
  phone: ['390 × 664', '360 × 640', '320 × 568', '844 × 390'],
};

test('H1 the hero fills the window, but is at most 90 rem high, and the facts close the first view', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  // The notice has expired.
  await page.clock.setFixedTime('2031-06-02T12:00:00');
  for (const size of windowSizes[isMobile ? 'phone' : 'desktop']) {
    const [width = 0, height = 0] = size.split(' × ').map(Number);
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const box = await hero(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width });
    expect(box?.height).toBeGreaterThanOrEqual(height);
    await expect(callNow(page)).toBeInViewport({ ratio: 1 });
    if (height < 400) continue;
    for (const fact of await facts(page).all()) await expect(fact).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1440, height: 2400 });
  expect((await hero(page).boundingBox())?.height).toBeLessThanOrEqual(1440);
});

/** Measures how the four parts of the hero fade in. */
const measureFades = (page: Page) =>
  Promise.all(
    [
      page.getByText('Repairs & Installations', { exact: true }),
      page.getByRole('heading', { level: 1 }),
      callNow(page),
      page.getByText(/^Small Ontario Business Serving/),
    ].map(measureFadeIn),
  );
const stagger = [300, 600, 900, 1200].map((start) => ({ start, duration: 1000, isPainted: true }));

test('H2 the hero’s parts fade in one by one, at once if there is no loader', async ({ page }) => {
  await openWithTimeStopped(page, '/');
  expect(await measureFades(page)).toEqual(stagger);
});

test.describe('on a session’s first page', () => {
  test.use({ loaderSeen: false });

  for (const path of ['/', '/services'])
    test(`H2 nothing on ${path} fades in again after printing`, async ({ page }) => {
      await openWithTimeStopped(page, path);
      // Scroll to the end and back, so that everything has been hidden and shown.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await waitUntilAtRest(page);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await waitUntilAtRest(page);
      await advanceTime(page, 10_000);
      const findRunning = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ timeline, playState }) => {
              return timeline === document.timeline && playState === 'running';
            })
            .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 99)),
        );
      expect(await findRunning()).toEqual([]);
      await page.pdf();
      await waitUntilAtRest(page);
      expect(await findRunning()).toEqual([]);
      if (path === '/')
        for (const fade of await measureFades(page)) expect(fade.start).toBeLessThanOrEqual(-1000);
    });

  for (const [when, end] of Object.entries(loaderEndings)) {
    test(`H2 the hero’s parts fade in when ${when}`, async ({ page }) => {
      await openWithTimeStopped(page, '/');
      await end(page);
      // No part jumps: each still has its first keyframe's opacity.
      for (const part of await measureFades(page)) expect(part.isPainted).toBe(true);
      await advanceTime(page, 700);
      expect(await getLoaderState(page)).toBe('gone');
      expect(await measureFades(page)).toEqual(stagger);
    });

    test(`H3 the lights in the house go on when ${when}`, { tag: '@both' }, async ({
      page,
      isMobile,
    }) => {
      await openWithTimeStopped(page, '/');
      await expectLoaded(lightsOff(page));
      const file = await lightsOff(page).evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
      expect(file).toContain(isMobile ? 'hero-tall-off' : 'hero-wide-off');
      await end(page);
      await expect(lightsOff(page)).toHaveCSS('opacity', '1');
      await advanceTime(page, 700);
      await expect(lightsOff(page)).not.toHaveCSS('opacity', '1');
      await advanceTime(page, 1300);
      await expect(lightsOff(page)).toHaveCSS('opacity', '0');
    });
  }

  test('H3 the lights are on with reduced motion and when there is no loader', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithTimeStopped(page, '/');
    await expect(lightsOff(page)).toBeHidden();
    await page.goto('/?later');
    await page.emulateMedia({ reducedMotion: null });
    await expect(lightsOff(page)).toBeHidden();
    expect(requested.filter((url) => url.includes('hero-wide-off'))).toEqual([]);
  });
});

test('H4 the first fact says the time at night, and the strip keeps its height', {
  tag: '@both',
}, async ({ page }) => {
  const times = {
    '19:59': '7 days a week',
    '20:00': 'Open now. It is 8:00 p.m.',
    '02:14': 'Open now. It is 2:14 a.m.',
    '06:59': 'Open now. It is 6:59 a.m.',
    '07:00': '7 days a week',
  };
  const heights = new Set();
  await page.clock.setFixedTime('2031-06-02T12:00:00');
  await page.goto('/');
  for (const [time, text] of Object.entries(times)) {
    await page.clock.setFixedTime(`2031-06-02T${time}:00`);
    // The page looks at the time once a minute.
    await page.clock.runFor(60_000);
    await expect(facts(page).first().getByText(text)).toBeVisible();
    heights.add((await facts(page).first().boundingBox())?.height);
  }
  expect(heights.size).toBe(1);
  await page.clock.setFixedTime('2031-06-03T00:00:00');
  await page.goto('/');
  await expect(facts(page).first()).toContainText('Open now. It is 12:00 a.m.');
});

test('H7 each area has a lit marker at its place on the map, even if the list is higher', async ({
  page,
}) => {
  await page.goto('/');
  const map = page.locator('[data-map]');
  await map.scrollIntoViewIfNeeded();
  await expectLoaded(map.locator('img'));
  await page.locator('[data-areas] ul').evaluate((list) => {
    list.append(...Array.from({ length: 12 }, () => list.children[0]?.cloneNode(true) ?? ''));
  });
  // The markers are placed in percent of the map's box, so the box must match the picture.
  expect(await map.boundingBox()).toEqual(await map.locator('img').boundingBox());
  const { left, top, right, bottom, markers } = await map.evaluate((element) => ({
    ...element.getBoundingClientRect().toJSON(),
    markers: [...element.querySelectorAll('[data-marker]')].map((marker) => {
      const { x, y } = marker.getBoundingClientRect();
      return { x, y };
    }),
  }));
  expect(markers).toHaveLength(3);
  for (const { x, y } of markers) expect(x > left && x < right && y > top && y < bottom).toBe(true);
  const [simcoe, toronto, peel] = markers;
  expect(simcoe.y).toBeLessThan(Math.min(toronto.y, peel.y));
  expect(peel.x).toBeLessThan(toronto.x);
});
