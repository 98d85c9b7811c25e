import {
  delayResponses,
  expect,
  finishAnimations,
  type Page,
  scrollTo,
  test,
} from './helpers/base-test';
import { notFound, pages } from './helpers/fixture-site';
import { menu, menuToggle } from './helpers/menu';
import { countHidden, waitUntilAtRest } from './helpers/reveal';
import { skipLoader } from './helpers/skip-loader';

/** Scrolls a little, so that the parts of the page are hidden or shown. */
async function scrollALittle(page: Page) {
  await scrollTo(page, 1);
  await page.evaluate(() => scrollBy({ top: innerHeight / 3, behavior: 'instant' }));
  await waitUntilAtRest(page);
}

for (const { path } of pages)
  test(`M3 everything on ${path} is visible in print and with reduced motion`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.goto(path);
    await scrollALittle(page);
    await finishAnimations(page);
    if (path !== '/contact') expect(await countHidden(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => countHidden(page)).toBe(0);
    await page.emulateMedia({ media: 'print', reducedMotion: null });
    await expect.poll(() => countHidden(page)).toBe(0);
  });

/** Returns the animations that run over time and not with scrolling. Runs in the page. */
const findMoving = () =>
  document.getAnimations().flatMap(({ timeline, effect }) => {
    const { duration } = effect?.getComputedTiming() ?? {};
    if (timeline !== document.timeline || !Number(duration)) return [];
    const { target } = effect as KeyframeEffect;
    return [{ element: target?.outerHTML.slice(0, 99) ?? '', duration: Number(duration) }];
  });

test('M3 nothing moves with reduced motion, whatever a visitor does', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of pages) {
    await page.goto(path);
    expect(await page.evaluate(findMoving), path).toEqual([]);
    await page.evaluate(() => scrollBy({ top: 700, behavior: 'instant' }));
    await waitUntilAtRest(page);
    await page.locator('main a:visible').last().hover();
    expect(await page.evaluate(findMoving), `${path}, under the pointer`).toEqual([]);
    if (!isMobile) continue;
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    expect(await page.evaluate(findMoving), `the menu of ${path}`).toEqual([]);
  }
});

/** Links and controls that respond to the pointer. */
const hoverTargets: [path: string, link: string][] = [
  ['/', 'main section a[href="/services"]'],
  ['/', 'main a[href*="Simcoe"]'],
  ['/', 'main input[type=checkbox]'],
  ['/services', 'header nav li:last-child a'],
  ['/services', '#hardware a'],
  ['/gallery', 'main a[target=_blank]'],
  ['/contact', 'button[type=submit]'],
];

test('M4 links and controls respond to the pointer within 0.15 to 0.45 s', async ({ page }) => {
  for (const [path, link] of hoverTargets) {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    const target = page.locator(link).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    // Move the pointer away first, because scrolling may have moved the target under it.
    await page.mouse.move(0, 0);
    await waitUntilAtRest(page);
    await finishAnimations(page);
    const recorded = await page.evaluateHandle(() => {
      const durations: number[] = [];
      document.addEventListener('transitionrun', () => {
        for (const animation of document.getAnimations())
          if (animation instanceof CSSTransition)
            durations.push(Number(animation.effect?.getComputedTiming().duration));
      });
      return durations;
    });
    await target.hover();
    await expect
      .poll(async () => (await recorded.jsonValue()).length, `${path} ${link} responds`)
      .toBeGreaterThan(0);
    for (const duration of await recorded.jsonValue()) {
      expect(duration, `${path} ${link}`).toBeGreaterThanOrEqual(150);
      expect(duration, `${path} ${link}`).toBeLessThanOrEqual(450);
    }
  }
});

/** Returns the properties that keyframes and transitions change. Runs in the page. */
function findAnimatedProperties(): string[] {
  const found = new Set<string>();
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSKeyframeRule) for (const property of rule.style) found.add(property);
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  for (const element of document.querySelectorAll('body, body *'))
    for (const pseudo of [undefined, '::before', '::after']) {
      const { transitionProperty, transitionDuration } = getComputedStyle(element, pseudo);
      const durations = transitionDuration.split(', ').map(Number.parseFloat);
      for (const [index, property] of transitionProperty.split(', ').entries())
        if (durations[index % durations.length]) found.add(property);
    }
  return [...found];
}

test('M4 only opacity, transform, clip-path and filter are animated', { tag: '@both' }, async ({
  page,
}) => {
  const allowed = /^(opacity|transform|translate|scale|rotate|clip-path|filter)$/;
  // Colours move nothing. The others are discrete and switch at the start or the end of a movement.
  const harmless =
    /color$|^(box-shadow|animation-timing-function|visibility|display|overlay|--bar-(hidden|visibility|duration))$/;
  for (const { path } of pages) {
    await page.goto(path);
    const properties = await page.evaluate(findAnimatedProperties);
    expect(properties).toContain('opacity');
    const others = properties.filter((name) => !allowed.test(name) && !harmless.test(name));
    expect(others, path).toEqual([]);
  }
});

/** Records the layout shifts of pages opened from now on. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const readShifts = (page: Page) => page.evaluate<number[]>('shifts');

test('M4 the layout does not shift while a visitor scrolls and hovers', { tag: '@both' }, async ({
  page,
}) => {
  await recordShifts(page);
  for (const { path } of pages) {
    await page.goto(path);
    // A separate test below measures late typefaces.
    await page.evaluate(() => document.fonts.ready);
    await waitUntilAtRest(page);
    const before = await readShifts(page);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    await page.locator('main a:visible').first().hover();
    await waitUntilAtRest(page);
    expect(await readShifts(page), path).toEqual(before);
  }
});

test('M4 opening the menu shifts nothing, even if scrollbars take up space', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright hides scrollbars by default.
  const ignoreDefaultArgs = ['--hide-scrollbars'];
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  await page.addInitScript(skipLoader);
  const measureBoxes = () =>
    page
      .locator('header > :not([popover]), main *, footer *')
      .evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON()),
      );
  // The 404 page needs no scrollbar in a tall window.
  for (const [path, height, width] of [
    ['/contact', 500, 785],
    [notFound.path, 1600, 800],
  ] as const) {
    await page.setViewportSize({ width: 800, height });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await waitUntilAtRest(page);
    expect(await page.evaluate(() => document.body.offsetWidth), path).toBe(width);
    const before = await measureBoxes();
    await menuToggle(page).click();
    await expect(menu(page)).toBeVisible();
    await waitUntilAtRest(page);
    expect(await measureBoxes(), path).toEqual(before);
  }
  await browser.close();
});

for (const { path } of pages)
  test(`M4 a late typeface shifts nothing on ${path}, and the headline keeps its lines`, {
    tag: '@both',
  }, async ({ page }) => {
    const release = await delayResponses(page, '**/*.woff2');
    await recordShifts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const height = () =>
      page.getByRole('heading', { level: 1 }).evaluate(({ clientHeight }) => clientHeight);
    const fallbackHeight = await height();
    release();
    await page.waitForFunction(() => {
      const faces = [...document.fonts].filter(({ family }) => family.includes('Familjen'));
      return faces.some(({ status }) => status === 'loaded');
    });
    await waitUntilAtRest(page);
    expect(await height()).toBe(fallbackHeight);
    const sum = (await readShifts(page)).reduce((sum, value) => sum + value, 0);
    expect(sum).toBeLessThan(0.005);
  });
