import {
  delayResponses,
  expect,
  finishAnimations,
  type Page,
  scrollTo,
  test,
} from './helpers/base-test';
import { notFound, pages } from './helpers/fixture-site';
import { menu, toggle } from './helpers/menu';
import { countHidden, waitUntilAtRest } from './helpers/reveal';
import { skipLoader } from './helpers/skip-loader';

/** Scrolls through a page, so that its parts have been hidden and shown. */
async function scrollThrough(page: Page) {
  await scrollTo(page, 1);
  await page.evaluate(() => scrollBy({ top: innerHeight / 3, behavior: 'instant' }));
  await waitUntilAtRest(page);
}

for (const { path } of pages)
  test(`M3 in print and with reduced motion everything of ${path} is visible`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.goto(path);
    await scrollThrough(page);
    await finishAnimations(page);
    if (path !== '/contact') expect(await countHidden(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => countHidden(page)).toBe(0);
    await page.emulateMedia({ media: 'print', reducedMotion: null });
    await expect.poll(() => countHidden(page)).toBe(0);
  });

/** Runs in the page. What moves in time, and not by the visitor's scrolling. */
const moving = () =>
  document.getAnimations().flatMap(({ timeline, effect }) => {
    const { duration } = effect?.getComputedTiming() ?? {};
    if (timeline !== document.timeline || !Number(duration)) return [];
    const { target } = effect as KeyframeEffect;
    return [{ element: target?.outerHTML.slice(0, 99) ?? '', duration: Number(duration) }];
  });

test('M3 with reduced motion nothing moves, whatever a visitor does', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of pages) {
    await page.goto(path);
    expect(await page.evaluate(moving), path).toEqual([]);
    await page.evaluate(() => scrollBy({ top: 700, behavior: 'instant' }));
    await waitUntilAtRest(page);
    await page.locator('main a:visible').last().hover();
    expect(await page.evaluate(moving), `${path}, under the pointer`).toEqual([]);
    if (!isMobile) continue;
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    expect(await page.evaluate(moving), `the menu of ${path}`).toEqual([]);
  }
});

/** What answers the pointer. */
const answers: [path: string, link: string][] = [
  ['/', 'main section a[href="/services"]'],
  ['/', 'main a[href*="Simcoe"]'],
  ['/', 'main input[type=checkbox]'],
  ['/services', 'header nav li:last-child a'],
  ['/services', '#hardware a'],
  ['/gallery', 'main a[target=_blank]'],
  ['/contact', 'button[type=submit]'],
];

test('M4 what can be clicked answers the pointer within 0.15 to 0.45 s', async ({ page }) => {
  for (const [path, link] of answers) {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    const target = page.locator(link).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    // The page may have moved the target under the pointer.
    await page.mouse.move(0, 0);
    await waitUntilAtRest(page);
    await finishAnimations(page);
    const answered = await page.evaluateHandle(() => {
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
      .poll(async () => (await answered.jsonValue()).length, `${path} ${link} answers`)
      .toBeGreaterThan(0);
    for (const duration of await answered.jsonValue()) {
      expect(duration, `${path} ${link}`).toBeGreaterThanOrEqual(150);
      expect(duration, `${path} ${link}`).toBeLessThanOrEqual(450);
    }
  }
});

/** Runs in the page. The properties that its keyframes and transitions change. */
function movedProperties(): string[] {
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

test('M4 only opacity, transform, clip-path and filter move', { tag: '@both' }, async ({
  page,
}) => {
  const allowed = /^(opacity|transform|translate|scale|rotate|clip-path|filter)$/;
  // Colours change and move nothing. The others have nothing between two values: they wait for a movement, or begin one.
  const still =
    /color$|^(box-shadow|animation-timing-function|visibility|display|overlay|--bar-(hidden|visibility|duration))$/;
  for (const { path } of pages) {
    await page.goto(path);
    const properties = await page.evaluate(movedProperties);
    expect(properties).toContain('opacity');
    const others = properties.filter((name) => !allowed.test(name) && !still.test(name));
    expect(others, path).toEqual([]);
  }
});

/** Records the layout shifts of the pages that are opened from now on. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifts = (page: Page) => page.evaluate<number[]>('shifts');

test('M4 nothing shifts while a visitor scrolls and points', { tag: '@both' }, async ({ page }) => {
  await recordShifts(page);
  for (const { path } of pages) {
    await page.goto(path);
    // What a late typeface shifts is measured below.
    await page.evaluate(() => document.fonts.ready);
    await waitUntilAtRest(page);
    const before = await shifts(page);
    const windows = await page.evaluate(() => document.body.scrollHeight / innerHeight);
    for (let step = 0; step < windows; step++) {
      await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
      await waitUntilAtRest(page);
    }
    await page.locator('main a:visible').first().hover();
    await waitUntilAtRest(page);
    expect(await shifts(page), path).toEqual(before);
  }
});

test('M4 the menu moves nothing, also where scroll bars take room', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright hides them.
  const ignoreDefaultArgs = ['--hide-scrollbars'];
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  await page.addInitScript(skipLoader);
  const places = () =>
    page
      .locator('header > :not([popover]), main *, footer *')
      .evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON()),
      );
  // The page without a path needs no scroll bar in a high window.
  for (const [path, height, width] of [
    ['/contact', 500, 785],
    [notFound.path, 1600, 800],
  ] as const) {
    await page.setViewportSize({ width: 800, height });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await waitUntilAtRest(page);
    expect(await page.evaluate(() => document.body.offsetWidth), path).toBe(width);
    const before = await places();
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await waitUntilAtRest(page);
    expect(await places(), path).toEqual(before);
  }
  await browser.close();
});

for (const { path } of pages)
  test(`M4 a late typeface shifts nothing of ${path}, and the headline keeps its lines`, {
    tag: '@both',
  }, async ({ page }) => {
    const arrive = await delayResponses(page, '**/*.woff2');
    await recordShifts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const height = () =>
      page.getByRole('heading', { level: 1 }).evaluate(({ clientHeight }) => clientHeight);
    const fallback = await height();
    arrive();
    await page.waitForFunction(() => {
      const faces = [...document.fonts].filter(({ family }) => family.includes('Familjen'));
      return faces.some(({ status }) => status === 'loaded');
    });
    await waitUntilAtRest(page);
    expect(await height()).toBe(fallback);
    const sum = (await shifts(page)).reduce((sum, value) => sum + value, 0);
    expect(sum).toBeLessThan(0.005);
  });
