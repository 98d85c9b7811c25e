import { denyStorage, expect, type Page, scrollPosition, stopClock, test } from './helpers/test';

test.use({ loaderSeen: false });

const overlay = (page: Page) => page.locator('[data-loader-overlay]');

/** Opens a page whose timers and animations stand still until the test moves them. */
async function openStopped(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await stopClock(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** Sets every animation to a time after the page began. */
const seek = (page: Page, milliseconds: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);

const timing = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) =>
    element.getAnimations().map((animation) => {
      const { delay, duration } = animation.effect?.getComputedTiming() ?? {};
      return { delay, duration };
    }),
  );

const covers = (page: Page) =>
  overlay(page).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const { visibility, display } = getComputedStyle(element);
    return visibility === 'visible' && display !== 'none' && top <= 0 && bottom >= innerHeight;
  });

/** The page takes the wheel, the focus and text. */
async function expectUsable(page: Page) {
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => scrollPosition(page)).toBe(40);
  await page.getByRole('textbox', { name: 'Name' }).click();
  await page.keyboard.type('Zoë');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Zoë');
}

test('the loader covers a session’s first page for 2500 ms and slides up, by style alone', async ({
  page,
}) => {
  await openStopped(page, '/');
  await seek(page, 2499);
  expect(await covers(page)).toBe(true);
  expect(await timing(page, '[data-loader-overlay]')).toEqual([{ delay: 2500, duration: 700 }]);
  await expect(overlay(page)).toHaveAttribute('aria-hidden', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const mark = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((svg) => svg.innerHTML.replace(/[\w-]+__/g, ''));
  expect(await mark('[data-loader-overlay] svg')).toBe(await mark('header svg'));
  await seek(page, 2850);
  expect(await covers(page)).toBe(false);
  await seek(page, 3300);
  await expect(overlay(page)).not.toBeInViewport();
});

test('the parts of the hero fade in one after the other once the loader has gone', async ({
  page,
}) => {
  await openStopped(page, '/');
  for (const [index, part] of ['p:has(+ h1)', 'h1', 'h1 + p', 'h1 + p + *'].entries()) {
    expect(await timing(page, part)).toEqual([{ delay: 2800 + index * 300, duration: 1000 }]);
  }
  // From an opacity that counts as painted.
  await seek(page, 0);
  expect(
    Number(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).opacity)),
  ).toBeCloseTo(0.01);
});

test('later pages of a session skip the loader, and the hero begins at once', async ({ page }) => {
  await openStopped(page, '/contact');
  await expect(overlay(page)).toBeVisible();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(overlay(page)).toBeHidden();
  expect(await timing(page, 'h1')).toEqual([{ delay: 600, duration: 1000 }]);
});

test('nothing behind the loader scrolls or takes the focus, and everything does afterwards', async ({
  page,
}) => {
  await openStopped(page, '/contact');
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  for (const key of ['Tab', 'Tab', 'End']) await page.keyboard.press(key);
  await expect(page.locator('body')).toBeFocused();
  await page.clock.runFor(10_000);
  await seek(page, 10_000);
  await expect(overlay(page)).not.toBeInViewport();
  // Had the wheel or the key moved the page behind, this would not be the sum.
  await expectUsable(page);
});

test('an impatient visitor may pass, but not before the logo was seen', async ({ page }) => {
  await openStopped(page, '/contact');
  await page.keyboard.press('a');
  await page.clock.fastForward(1399);
  await seek(page, 1399);
  expect(await covers(page)).toBe(true);
  await page.clock.fastForward(1);
  await expect
    .poll(() => timing(page, '[data-loader-overlay]'))
    .toEqual([{ delay: 1400, duration: 700 }]);
  await seek(page, 2200);
  await expect(overlay(page)).not.toBeInViewport();
  await page.clock.runFor(5000);
  await expectUsable(page);
});

test('with reduced motion the loader goes without a slide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStopped(page, '/');
  await seek(page, 2499);
  expect(await covers(page)).toBe(true);
  await seek(page, 2500);
  await expect(overlay(page)).toBeHidden();
  await expect(page.locator('h1')).toHaveCSS('opacity', '1');
});

test('a browser that denies storage shows no loader', async ({ page }) => {
  await denyStorage(page, 'sessionStorage');
  await page.goto('/contact');
  await expect(overlay(page)).toBeHidden();
  await expectUsable(page);
});

test('a page that an extension has changed is left by the loader in time', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const { name } of [...document.documentElement.attributes])
        if (name.startsWith('data-')) document.documentElement.removeAttribute(name);
    }),
  );
  await openStopped(page, '/contact');
  await page.clock.runFor(10_000);
  await seek(page, 10_000);
  await expect(overlay(page)).not.toBeInViewport();
  await expectUsable(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no loader', async ({ page }) => {
    await page.goto('/');
    await expect(overlay(page)).toBeHidden();
    await page
      .getByRole('main')
      .getByRole('link', { name: /CALL NOW/ })
      .first()
      .click({ trial: true });
  });
});
