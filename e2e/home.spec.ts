import { expect, expectLoaded, type Page, test } from './helpers/base-test';
import { phone } from './helpers/fixture-site';
import { advance, fadeIn, loader, loaderEnds, openStill } from './helpers/loader';
import { sites } from './helpers/sites';

const ontario = /^tel:\+1(226|249|289|343|365|382|416|437|519|548|613|647|683|705|742|807|905|942)/;

const hero = (page: Page) => page.locator('section', { has: page.locator('h1') });
const facts = (page: Page) => hero(page).getByRole('listitem');
const callNow = (page: Page) => hero(page).getByRole('link', { name: /CALL NOW/ });

const unlit = (page: Page) => hero(page).locator('img[src*="hero-wide-off"]');

test('H1 the hero has its texts, and CALL NOW dials one number of Ontario and shows the other', async ({
  page,
  request,
}) => {
  const source = await (await request.get('/')).text();
  for (const text of [
    'Repairs &amp; Installations',
    'Top-Quality and Fast Window &amp; Door Services',
    'Small Ontario Business Serving Simcoe County, Greater Toronto Area and Peel Region',
  ])
    expect(source).toContain(`>${text}<`);
  await page.goto('/');
  await expect(callNow(page)).toHaveText(`CALL NOW ${phone.shown}`);
  await expect(callNow(page)).toHaveAttribute('href', phone.href);
  const shown = `tel:+1${phone.shown.replaceAll(/\D/g, '')}`;
  for (const number of [phone.href, shown]) expect(number).toMatch(ontario);
  expect(phone.href).not.toBe(shown);
});

/** Opens Home in windows as browsers leave them, when no notice is shown. */
async function inWindows(page: Page, sizes: string[], check: () => Promise<void>) {
  await page.clock.setFixedTime('2031-06-02T12:00:00');
  for (const size of sizes) {
    const [width = 0, height = 0] = size.split(' × ').map(Number);
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await check();
  }
}
const windows = (isMobile: boolean) =>
  isMobile ? ['390 × 664', '360 × 640'] : ['1440 × 900', '1366 × 768'];

test('H1 the hero fills the window, at most 90 rem high', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await inWindows(page, [...windows(isMobile), '844 × 390'], async () => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const box = await hero(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width });
    expect(box?.height).toBeGreaterThanOrEqual(height);
    await expect(callNow(page)).toBeInViewport({ ratio: 1 });
  });
  await page.setViewportSize({ width: 1440, height: 2400 });
  expect((await hero(page).boundingBox())?.height).toBeLessThanOrEqual(1440);
});

/** How the four parts of the hero fade in. */
const fades = (page: Page) =>
  Promise.all(
    [
      page.getByText('Repairs & Installations', { exact: true }),
      page.getByRole('heading', { level: 1 }),
      callNow(page),
      page.getByText(/^Small Ontario Business Serving/),
    ].map(fadeIn),
  );
const inSteps = [300, 600, 900, 1200].map((start) => ({ start, duration: 1000, isPainted: true }));

test('H2 its four parts fade in one by one, at once where there is no loader', async ({ page }) => {
  await openStill(page, '/');
  expect(await fades(page)).toEqual(inSteps);
});

test.describe('on a session’s first page', () => {
  test.use({ loaderSeen: false });

  for (const [when, end] of Object.entries(loaderEnds)) {
    test(`H2 its four parts fade in when ${when}`, async ({ page }) => {
      await openStill(page, '/');
      await end(page);
      // No part jumps: each begins from nothing, after the one before.
      for (const part of await fades(page)) expect(part.isPainted).toBe(true);
      await advance(page, 700);
      expect(await loader(page)).toBe('is gone');
      expect(await fades(page)).toEqual(inSteps);
    });

    test(`H3 the lights in the house go on when ${when}`, { tag: '@both' }, async ({
      page,
      isMobile,
    }) => {
      await openStill(page, '/');
      await expectLoaded(unlit(page));
      const file = await unlit(page).evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
      expect(file).toContain(isMobile ? 'hero-tall-off' : 'hero-wide-off');
      await end(page);
      await expect(unlit(page)).toHaveCSS('opacity', '1');
      await advance(page, 700);
      await expect(unlit(page)).not.toHaveCSS('opacity', '1');
      await advance(page, 1300);
      await expect(unlit(page)).toHaveCSS('opacity', '0');
    });
  }

  test('H3 the lights are on with reduced motion, and where there is no loader', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStill(page, '/');
    await expect(unlit(page)).toBeHidden();
    await page.goto('/?later');
    await page.emulateMedia({ reducedMotion: null });
    await expect(unlit(page)).toBeHidden();
    expect(fetched.filter((url) => url.includes('hero-wide-off'))).toEqual([]);
  });
});

test('H4 three facts close the first view', { tag: '@both' }, async ({ page, isMobile }) => {
  await inWindows(page, windows(isMobile), async () => {
    for (const fact of await facts(page).all()) await expect(fact).toBeInViewport({ ratio: 1 });
  });
  await expect(facts(page)).toHaveText([
    '24/7 emergency service available 7 days a week',
    'Every technician is licensed and insured',
    '80% of new clients come from word-of-mouth referrals',
  ]);
});

test('H4 at night the first fact says the time, and the strip keeps its height', {
  tag: '@both',
}, async ({ page }) => {
  const times = {
    '19:59': '7 days a week',
    '20:00': 'It is 8:00 p.m.',
    '02:14': 'It is 2:14 a.m.',
    '06:59': 'It is 6:59 a.m.',
    '07:00': '7 days a week',
  };
  const heights = new Set();
  for (const [time, text] of Object.entries(times)) {
    await page.clock.setFixedTime(`2031-06-02T${time}:00`);
    await page.goto('/');
    await expect(facts(page).first().getByText(text)).toBeVisible();
    heights.add((await facts(page).first().boundingBox())?.height);
  }
  expect(heights.size).toBe(1);
  await page.clock.setFixedTime('2031-06-02T23:59:00');
  await page.goto('/');
  await page.clock.setFixedTime('2031-06-03T00:00:00');
  await page.clock.runFor(60_000);
  await expect(facts(page).first()).toContainText('It is 12:00 a.m.');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('H5 a visitor touches the part of the house that is broken', { tag: '@both' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/');
    const house = page.getByRole('group', {
      name: 'Not sure what it is called? Touch the part.',
      exact: true,
    });
    const parts = house.getByRole('radio');
    const titles = house.getByRole('heading', { level: 3 });
    await expect(parts).toHaveCount(6);
    await expect(parts.first()).toBeChecked();
    await expect(titles).toHaveText(['High Rise Condominium & Apartments']);

    // What is drawn can be touched, beside the squares: the base of the crank, above the bead of caulk, the torn mesh.
    const picture = house.locator('label').first();
    await picture.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    for (const [title, left, top] of [
      ['Hardware', 0.325, 0.72],
      ['Caulking', 0.33, 0.42],
      ['Fly Screens', 0.51, 0.69],
    ] as const) {
      await page.mouse.click(x + left * width, y + top * height);
      await expect(titles).toHaveText([title]);
    }
    await expect(house.getByRole('radio', { name: 'Fly Screens' })).toBeChecked();
    await expect(house.getByText('Torn, sagging or missing mesh')).toBeVisible();
    const link = (name: string) => house.getByRole('link', { name });
    await expect(link('Fly Screens')).toHaveAttribute('href', '/services#fly-screens');
    await expect(link('Ask about this')).toHaveAttribute(
      'href',
      '/contact?about=Fly%20Screens#form',
    );
    // On a phone it is the one at the foot.
    const call = isMobile ? page.locator('[data-call-bar] a') : link('CALL NOW');
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', phone.href);
    const lights = house.locator('label img');
    await expect(lights.nth(3)).toHaveCSS('opacity', '1');
    await expect(lights.first()).toHaveCSS('opacity', '0');

    await page.keyboard.press('ArrowDown');
    await expect(house.getByRole('radio', { name: 'Caulking' })).toBeFocused();
    await expect(titles).toHaveText(['Caulking']);

    // A part with several squares is chosen by any of them: the crank at the window, beside the handle of the door.
    await house
      .locator('label', { hasText: 'Hardware' })
      .locator('[data-point="1"] > :first-child')
      .click();
    await expect(titles).toHaveText(['Hardware']);

    await page.emulateMedia({ media: 'print' });
    await expect(titles).toHaveCount(6);
  });
});

test('H6 Home says who it is for, has one testimonial and closes with a call', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const name of ['Residential', 'Commercial', 'High-rise condominium'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.getByRole('figure')).toHaveText([/From the first call.*Barrie/]);
  const closing = main.locator('section').last();
  await expect(closing.getByRole('heading', { name: 'Something broken right now?' })).toBeVisible();
  await expect(closing.getByRole('link', { name: /CALL NOW/ })).toHaveAttribute('href', phone.href);
});

test('H7 the areas are links to Contact, each with a lit mark at its place on the map', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.getByRole('main').locator('section').filter({ hasText: 'Where we work' });
  for (const name of ['Simcoe County', 'Greater Toronto Area', 'Peel Region'])
    await expect(section.getByRole('link', { name })).toHaveAttribute('href', /^\/contact/);
  await section.locator('[data-map]').scrollIntoViewIfNeeded();
  await expectLoaded(section.locator('[data-map] img'));
  /** Whether each mark is in the map, and which are north and west of the first. */
  const places = await section.locator('[data-map]').evaluate((map) => {
    const { left, top, right, bottom } = map.getBoundingClientRect();
    const marks = [...map.querySelectorAll('[data-marker]')].map((mark) =>
      mark.getBoundingClientRect(),
    );
    const isInside = ({ x, y }: DOMRect) => x > left && x < right && y > top && y < bottom;
    const [simcoe, toronto, peel] = marks.map(({ x, y }) => ({ x, y }));
    return { areInside: marks.map(isInside), simcoe, toronto, peel };
  });
  const { areInside, simcoe, toronto, peel } = places;
  expect(areInside).toEqual([true, true, true]);
  expect(simcoe?.y).toBeLessThan(Math.min(toronto?.y ?? 0, peel?.y ?? 0));
  expect(peel?.x).toBeLessThan(toronto?.x ?? 0);
});

test.describe('with the least content', () => {
  test.use({ baseURL: sites.least });

  test('H6 the testimonial is left out when there is none', async ({ page }) => {
    await page.goto('');
    await expect(page.getByRole('main').getByRole('figure')).toHaveCount(0);
  });

  test('H7 the map is left out when no area has coordinates', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('[data-map], [data-marker]')).toHaveCount(0);
  });
});
