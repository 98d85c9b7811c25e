import { expect, expectLoaded, type Page, test } from './helpers/base-test';
import { phone } from './helpers/fixture-site';
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

const house = (page: Page) =>
  page.getByRole('group', {
    name: 'Not sure what it is called? Touch everything that is broken.',
    exact: true,
  });
const symptom = (page: Page, name: string) => house(page).getByRole('checkbox', { name });
/** The titles of the services whose panels are shown. */
const serviceTitles = (page: Page) => house(page).getByRole('heading', { level: 3 });
/** The labels on the picture. */
const houseParts = (page: Page) => house(page).locator('label[for]');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('H5 a broken part of the house lights up when it is touched, until it is touched again', {
    tag: '@both',
  }, async ({ page }) => {
    await page.goto('/');
    await expect(house(page).getByRole('checkbox')).toHaveCount(6);
    await expect(serviceTitles(page)).toHaveCount(0);
    await expect(house(page).getByText('What is broken?')).toBeVisible();

    // The drawing itself can be touched, not only the squares: the fogged pane, the gap above it, the torn mesh.
    const picture = house(page).locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    const touch = (left: number, top: number) =>
      page.mouse.click(x + left * width, y + top * height);
    await touch(0.29, 0.63);
    await expect(serviceTitles(page)).toHaveText(['Glass & Mirrors']);
    await expect(house(page).getByText('What is broken?')).toBeHidden();
    await touch(0.45, 0.372);
    await touch(0.9, 0.75);
    await expect(serviceTitles(page)).toHaveText(['Glass & Mirrors', 'Caulking', 'Fly Screens']);
    const lights = houseParts(page).locator('img');
    for (const [index, opacity] of ['1', '0', '1', '1', '0', '0'].entries())
      await expect(lights.nth(index)).toHaveCSS('opacity', opacity);
    await touch(0.29, 0.63);
    await expect(symptom(page, 'Fogged or cracked')).not.toBeChecked();
    await expect(serviceTitles(page)).toHaveText(['Caulking', 'Fly Screens']);

    // A part with two squares can be chosen with either: here the crank instead of the door handle.
    await houseParts(page).nth(1).locator('[data-point="1"]').click();
    await expect(symptom(page, 'Sticks or drags')).toBeChecked();
  });

  test('H5 a link asks about one service, the form about several', { tag: '@both' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/');
    const link = (name: string | RegExp) => house(page).getByRole('link', { name });
    /** On a phone, the call is in the call bar at the bottom. */
    const call = (name: string) => (isMobile ? page.locator('main [data-call-bar] a') : link(name));
    await symptom(page, 'Torn screen').check();
    await expect(link('Fly Screens')).toHaveAttribute('href', '/services#fly-screens');
    await expect(link('Ask about this')).toHaveAttribute(
      'href',
      '/contact?about=Fly%20Screens#form',
    );
    await expect(house(page).getByText('Windows and patio screens')).toBeVisible();
    await expect(call('CALL NOW')).toHaveAttribute('href', phone.href);
    await expect(call('CALL NOW')).toBeVisible();

    await symptom(page, 'Fogged or cracked').check();
    await expect(house(page).getByText('One call for all of it')).toBeVisible();
    await expect(house(page).getByText('Windows and patio screens')).toBeHidden();
    await expect(link('Ask about this')).toBeHidden();
    await expect(call(phone.display)).toBeVisible();
    await house(page).getByRole('button', { name: 'Ask about these' }).click();
    await expect(page).toHaveURL('/contact?about=Glass+%26+Mirrors&about=Fly+Screens#form');
  });

  test('H5 the checkboxes work by keyboard, and the focused one’s square grows', async ({
    page,
  }) => {
    await page.goto('/');
    await symptom(page, 'Fogged or cracked').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(symptom(page, 'Sticks or drags')).toBeFocused();
    const square = houseParts(page).nth(1).locator('[data-point="0"]');
    await expect
      .poll(() => square.evaluate((element) => getComputedStyle(element, '::before').scale))
      .toBe('1.35');
    await page.keyboard.press('Space');
    await expect(serviceTitles(page)).toHaveText(['Glass & Mirrors', 'Hardware']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact?about=Glass+%26+Mirrors&about=Hardware#form');
  });

  test('H5 all services are listed in print', async ({ page }) => {
    await page.goto('/');
    await symptom(page, 'Draft or leak').check();
    await page.emulateMedia({ media: 'print' });
    await expect(serviceTitles(page)).toHaveCount(6);
    await expect(house(page).getByText('Torn screen').filter({ visible: true })).toHaveCount(1);
    await expect(house(page).getByText('One call for all of it')).toBeHidden();
  });

  test.describe('in an older browser', () => {
    // The policy would block the changed styles.
    test.use({ bypassCSP: true });

    test('H5 without :has, the form shows all panels and the dark house', async ({ page }) => {
      await page.route('/', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(':has(*)', ':unknown(*)');
        await route.fulfill({ response, body });
      });
      await page.goto('/');
      await expect(serviceTitles(page)).toHaveCount(6);
      await expect(houseParts(page).filter({ visible: true })).toHaveCount(0);
      await symptom(page, 'Draft or leak').check();
      await house(page).getByRole('button', { name: 'Ask about these' }).click();
      await expect(page).toHaveURL('/contact?about=Caulking#form');
    });
  });
});

test('H5 the squares on the picture are large enough to touch and do not overlap', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  for (const [width, minSize] of [
    [390, 44],
    [320, 36],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await house(page)
      .locator('[data-point]')
      .evaluateAll((squares) => squares.map((square) => square.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(7);
    for (const [index, box] of boxes.entries()) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(minSize);
      for (const other of boxes.slice(index + 1))
        expect(
          Math.max(Math.abs(box.x - other.x), Math.abs(box.y - other.y)),
        ).toBeGreaterThanOrEqual(box.width);
    }
  }
});

test('H5 the list of all services is no higher than the picture on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const { height } = (await house(page).boundingBox()) ?? {};
  for (const checkbox of await house(page).getByRole('checkbox').all()) await checkbox.check();
  await expect(serviceTitles(page)).toHaveCount(6);
  expect((await house(page).boundingBox())?.height).toBe(height);
});

test('H7 each area has a lit mark at its place on the map, even if the list is higher', async ({
  page,
}) => {
  await page.goto('/');
  const map = page.locator('[data-map]');
  await map.scrollIntoViewIfNeeded();
  await expectLoaded(map.locator('img'));
  await page.locator('[data-areas] ul').evaluate((list) => {
    list.append(...Array.from({ length: 12 }, () => list.children[0]?.cloneNode(true) ?? ''));
  });
  // The marks are placed in percent of the map's box, so the box must match the picture.
  expect(await map.boundingBox()).toEqual(await map.locator('img').boundingBox());
  const { left, top, right, bottom, marks } = await map.evaluate((element) => ({
    ...element.getBoundingClientRect().toJSON(),
    marks: [...element.querySelectorAll('[data-marker]')].map((mark) => {
      const { x, y } = mark.getBoundingClientRect();
      return { x, y };
    }),
  }));
  expect(marks).toHaveLength(3);
  for (const { x, y } of marks) expect(x > left && x < right && y > top && y < bottom).toBe(true);
  const [simcoe, toronto, peel] = marks;
  expect(simcoe.y).toBeLessThan(Math.min(toronto.y, peel.y));
  expect(peel.x).toBeLessThan(toronto.x);
});
