import {
  delayResponses,
  expect,
  scrollPosition,
  scrollTo,
  stopAnimations,
  test,
} from './helpers/base-test';
import { pageNames, phone } from './helpers/fixture-site';
import { expectState, link, logo, menu, open, toggle } from './helpers/menu';

test.describe('a phone’s menu', { tag: '@phone' }, () => {
  test('N3 the toggle opens and closes the menu, also before its script has come', async ({
    page,
  }) => {
    const release = await delayResponses(page, '**/*.js');
    await page.goto('/services', { waitUntil: 'commit' });
    await expect(toggle(page).getByText('Menu')).toBeVisible();
    const expectMenu = (visible: boolean) => expect(menu(page)).toBeVisible({ visible });
    await toggle(page).tap();
    await expectMenu(true);
    await toggle(page).tap();
    await expectMenu(false);
    await toggle(page).tap();
    await expectMenu(true);
    // It stays open while the script comes, which tells its state.
    release();
    await page.waitForLoadState();
    await expectState(page, true);
    await toggle(page).tap();
    await expectState(page, false);
  });

  test('N3 the focus moves in, stays in the bar and the menu, and goes back to the toggle', async ({
    page,
  }) => {
    for (const path of ['/contact', '/']) {
      await page.goto(path);
      await scrollTo(page, 900);
      await open(page);
      await expect(link(page, 'Home')).toBeFocused();
      await toggle(page).tap();
      await expectState(page, false);
      await expect(toggle(page)).toBeFocused();
      await open(page);
      const outside = page.locator('body > :not(header):focus, body > :not(header) :focus');
      for (let press = 0; press < 10; press++) {
        await page.keyboard.press('Tab');
        await expect(outside, path).toHaveCount(0);
      }
      expect(await scrollPosition(page)).toBe(900);
    }
  });

  test('N3 the page behind does not scroll', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    // Over the menu, and over the header, which belongs to the page.
    for (const y of [400, 30]) {
      await page.mouse.move(200, y);
      await page.mouse.wheel(0, 600);
    }
    await page.keyboard.press('Escape');
    await expectState(page, false);
    // Had an earlier wheel moved the page, all would be in the sum.
    await page.mouse.wheel(0, 50);
    await expect.poll(() => scrollPosition(page)).toBe(50);
  });

  test('N4 a link to the current page closes it and leads to its top, as the logo does on Home', async ({
    page,
  }) => {
    for (const [path, target] of [
      ['/contact', link(page, 'Contact')],
      ['/', logo(page)],
    ] as const) {
      await page.goto(path);
      await scrollTo(page, 300);
      await open(page);
      await Promise.all([page.waitForEvent('load'), target.tap()]);
      await expectState(page, false);
      await expect.poll(() => scrollPosition(page)).toBe(0);
    }
  });

  test('N4 a link that is chosen with Ctrl or Cmd closes it', async ({ page }) => {
    await page.goto('/contact');
    // Here only one of the two keys opens a tab. The other one must not leave the page either.
    const gallery = link(page, 'Gallery');
    for (const key of ['Control', 'Meta'] as const) {
      await open(page);
      await gallery.evaluate((it) => it.addEventListener('click', (e) => e.preventDefault()));
      await gallery.click({ modifiers: [key] });
      await expectState(page, false);
    }
  });

  test('N4 Escape closes it, and so does a window that grows', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    await page.keyboard.press('Escape');
    await expectState(page, false);
    await expect(toggle(page)).toBeFocused();
    await open(page);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(logo(page)).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectState(page, false);
  });

  test('N5 its links come in one after the other, at the first opening as at the next', async ({
    page,
  }) => {
    await stopAnimations(page);
    await page.goto('/contact');
    const entrances = () =>
      menu(page)
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => {
            const timings = link.getAnimations().map((one) => one.effect?.getComputedTiming());
            const [{ delay = 0, endTime = 0 } = {}] = timings;
            return { delay, end: Number(endTime), opacity: getComputedStyle(link).opacity };
          }),
        );
    for (const opening of ['first', 'second']) {
      await toggle(page).tap();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      const all = await entrances();
      const delays = all.map(({ delay }) => delay);
      expect(new Set(delays).size, opening).toBe(pageNames.length);
      expect(delays, opening).toEqual(delays.toSorted((one, other) => one - other));
      for (const { end, opacity } of all) {
        expect(opacity, opening).toBe('0');
        // An answer takes 0.45 s at most.
        expect(end, opening).toBeLessThanOrEqual(450);
      }
      await page.keyboard.press('Escape');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('N6 the pages, the phone and the hours are in reach, also on a phone on its side', async ({
    page,
  }) => {
    await page.goto('/contact');
    await open(page);
    const call = page
      .getByRole('banner')
      .getByRole('link', { name: phone.shown })
      .filter({ visible: true });
    await page.setViewportSize({ width: 740, height: 340 });
    await expectState(page, true);
    for (const name of pageNames) await link(page, name).click({ trial: true });
    await call.click({ trial: true });
    await expect(page.getByRole('banner').getByText('24/7 emergency service')).toBeInViewport();
    // The phone is the amber pane.
    await expect(call.locator('..')).toHaveCSS('background-color', 'rgb(244, 180, 95)');
    await expect(link(page, 'Contact')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
