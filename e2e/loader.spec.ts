import { seek, stopAnimations } from './helpers/animations';
import { field } from './helpers/contact';
import { pixelsOf } from './helpers/pixels';
import { expect, type Page, scrollPosition, stopClock, test } from './helpers/test';

test.use({ loaderSeen: false });

const overlay = (page: Page) => page.locator('[data-loader-overlay]');

/** Opens a page whose timers and animations stand still until the test moves them. */
async function open(page: Page, path: string) {
  await stopAnimations(page);
  await stopClock(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

const timing = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) =>
    element.getAnimations().map((animation) => {
      const { delay, duration } = animation.effect?.getComputedTiming() ?? {};
      return { delay: Math.round(delay ?? 0), duration };
    }),
  );

const covers = (page: Page) =>
  overlay(page).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ visibilityProperty: true });
    return isShown && top <= 0 && bottom >= innerHeight;
  });

/** The page takes the wheel, the focus and text; nothing did so before. */
async function expectUsable(page: Page) {
  await expect(overlay(page)).not.toBeInViewport();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => scrollPosition(page)).toBe(40);
  await page.getByRole('textbox', { name: 'Name' }).click();
  await page.keyboard.type('Zoë');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Zoë');
}

test('the loader covers a session’s first page for 2500 ms and slides up, by CSS alone', async ({
  page,
}) => {
  await open(page, '/');
  await seek(page, 2499);
  expect(await covers(page)).toBe(true);
  expect(await timing(page, '[data-loader-overlay]')).toEqual([{ delay: 2500, duration: 700 }]);
  await expect(overlay(page)).toHaveAttribute('aria-hidden', 'true');
  await seek(page, 2850);
  expect(await covers(page)).toBe(false);
  await seek(page, 3200);
  await expect(overlay(page)).not.toBeInViewport();

  // When it has gone the two parts of the hero follow one after the other, from an opacity that counts as painted.
  for (const part of ['p:has(+ h1)', 'h1'])
    expect(await timing(page, part)).toEqual([{ delay: 3500, duration: 1000 }]);
  for (const part of ['h1 + p', '[data-hero-call]'])
    expect(await timing(page, part)).toEqual([{ delay: 3800, duration: 1000 }]);
  await seek(page, 0);
  const opacity = await page.locator('h1').evaluate((h1) => getComputedStyle(h1).opacity);
  expect(Number(opacity)).toBeCloseTo(0.001, 3);

  await expect(page.locator('[data-hero-unlit]')).toHaveJSProperty('complete', true);
  await page.clock.runFor(2500);
  expect((await timing(page, '[data-hero-unlit]'))[0]?.duration).toBe(1200);
  await page.goto('/?later', { waitUntil: 'domcontentloaded' });
  await expect(overlay(page)).toBeHidden();
  expect(await timing(page, 'h1')).toEqual([{ delay: 300, duration: 1000 }]);
});

test('the loader draws the logo in the middle of an even ground', async ({ page }) => {
  await open(page, '/contact');
  /** How many pixels are not of the ground, at the mark and elsewhere, and how many of the mark are amber. */
  const drawn = async () => {
    const rows = await pixelsOf(await page.screenshot({ scale: 'css' }));
    const found = { mark: 0, amber: 0, elsewhere: 0, ground: rows[2]?.[2]?.join() };
    for (const [y, row] of rows.entries())
      for (const [x, pixel] of row.entries()) {
        if (pixel.join() === found.ground) continue;
        const isMark = Math.abs(x - 720) < 100 && Math.abs(y - 450) < 100;
        found[isMark ? 'mark' : 'elsewhere'] += 1;
        if (pixel[0] > 230 && pixel[2] < 120) found.amber += 1;
      }
    return found;
  };
  await seek(page, 0);
  expect(await drawn()).toEqual({ mark: 0, amber: 0, elsewhere: 0, ground: '13,28,35' });
  await seek(page, 890);
  const { mark, amber, elsewhere } = await drawn();
  expect([mark > 500, amber, elsewhere]).toEqual([true, 0, 0]);
  await seek(page, 1500);
  expect((await drawn()).amber, 'the lit pane').toBeGreaterThan(300);
});

test('the loader lies over everything, the header too', async ({ page }) => {
  await open(page, '/contact');
  await seek(page, 0);
  const header = await page.getByRole('banner').boundingBox();
  const middle = (header?.height ?? 0) / 2;
  for (const [x, y] of [
    [100, middle],
    [720, middle],
    [1400, middle],
    [720, 890],
  ]) {
    const isOnTop = await overlay(page).evaluate(
      (element, [x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)),
      [x, y],
    );
    expect(isOnTop, `at ${x}, ${y}`).toBe(true);
  }
});

test('nothing behind the loader scrolls or takes the focus, and everything does afterwards', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  for (const key of ['Tab', 'Tab', 'End']) await page.keyboard.press(key);
  await expect(page.locator('body')).toBeFocused();
  await page.clock.runFor(10_000);
  await seek(page, 10_000);
  await expectUsable(page);
});

test('an element that assistive technology focuses behind the loader has the focus afterwards', async ({
  page,
}) => {
  await open(page, '/contact');
  await field(page, 'Email').focus();
  await expect(page.locator('body')).toBeFocused();
  await page.clock.runFor(3200);
  await expect(field(page, 'Email')).toBeFocused();
});

test('the loader leaves in time where an extension has switched all animations off', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.clock.runFor(3100);
  expect(await covers(page)).toBe(true);
  await page.clock.runFor(100);
  await expectUsable(page);
});

test('with reduced motion the loader disappears without an animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await seek(page, 2499);
  expect(await covers(page)).toBe(true);
  // Nor does the house light up.
  await expect(page.locator('[data-hero-unlit]')).toBeHidden();
  await seek(page, 2500);
  await expect(overlay(page)).toBeHidden();
  await expect(page.locator('h1')).toHaveCSS('opacity', '1');
  await page.clock.runFor(2501);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link').first()).toBeFocused();
});

const inputs = {
  pointer: { type: 'PointerEvent', name: 'pointerdown' },
  wheel: { type: 'WheelEvent', name: 'wheel' },
  touch: { type: 'Event', name: 'touchmove' },
  key: { type: 'KeyboardEvent', name: 'keydown' },
} as const;

for (const [input, { type, name }] of Object.entries(inputs)) {
  test(`the loader leaves after 1400 ms at the first ${input}, and blocks nothing then`, async ({
    page,
  }) => {
    await open(page, '/contact');
    const send = () =>
      page.evaluate(
        ([type, name]) => {
          const init = { bubbles: true, cancelable: true, key: 'End' };
          return document.body.dispatchEvent(new window[type](name, init));
        },
        [type, name] as const,
      );
    await page.clock.runFor(500);
    const isDone = await send();
    expect(isDone, 'blocked behind the loader').toBe(false);
    await page.clock.runFor(800);
    await expect(page.locator('html')).toHaveAttribute('data-loader', 'covering');
    await page.clock.runFor(900);
    await expect(page.locator('html')).toHaveAttribute('data-loader', 'gone');
    expect(await send(), 'not blocked afterwards').toBe(true);
  });
}
