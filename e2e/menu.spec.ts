import {
  delayResponses,
  expect,
  getScrollY,
  scrollTo,
  stopAnimations,
  test,
} from './helpers/base-test';
import { pageNames, phone } from './helpers/fixture-site';
import {
  expectMenuClosed,
  expectMenuOpen,
  logo,
  menu,
  menuLink,
  menuToggle,
  openMenu,
} from './helpers/menu';

test.describe('a phone’s menu', { tag: '@phone' }, () => {
  test('N3 the toggle opens and closes the menu, even before its script loads', async ({
    page,
  }) => {
    const release = await delayResponses(page, '**/*.js');
    await page.goto('/services', { waitUntil: 'commit' });
    await expect(menuToggle(page).getByText('Menu')).toBeVisible();
    const expectMenu = (visible: boolean) => expect(menu(page)).toBeVisible({ visible });
    await menuToggle(page).tap();
    await expectMenu(true);
    await menuToggle(page).tap();
    await expectMenu(false);
    await menuToggle(page).tap();
    await expectMenu(true);
    // The menu stays open while the script loads and sets `aria-expanded`.
    release();
    await page.waitForLoadState();
    await expectMenuOpen(page);
    await menuToggle(page).tap();
    await expectMenuClosed(page);
  });

  test('N3 focus moves into the menu, stays in the header and the menu, and returns to the toggle', async ({
    page,
  }) => {
    for (const path of ['/contact', '/']) {
      await page.goto(path);
      await scrollTo(page, 900);
      await openMenu(page);
      await expect(menuLink(page, 'Home')).toBeFocused();
      await menuToggle(page).tap();
      await expectMenuClosed(page);
      await expect(menuToggle(page)).toBeFocused();
      await openMenu(page);
      const outside = page.locator('body > :not(header):focus, body > :not(header) :focus');
      for (let press = 0; press < 10; press++) {
        await page.keyboard.press('Tab');
        await expect(outside, path).toHaveCount(0);
      }
      expect(await getScrollY(page)).toBe(900);
    }
  });

  test('N3 the page behind the open menu does not scroll', async ({ page }) => {
    await page.goto('/contact');
    await openMenu(page);
    // First over the menu, then over the header, which belongs to the page.
    for (const y of [400, 30]) {
      await page.mouse.move(200, y);
      await page.mouse.wheel(0, 600);
    }
    await page.keyboard.press('Escape');
    await expectMenuClosed(page);
    // If an earlier wheel had scrolled the page, the position would be larger.
    await page.mouse.wheel(0, 50);
    await expect.poll(() => getScrollY(page)).toBe(50);
  });

  test('N4 a link to the current page closes the menu and goes to the top, as does the logo on Home', async ({
    page,
  }) => {
    for (const [path, target] of [
      ['/contact', menuLink(page, 'Contact')],
      ['/', logo(page)],
    ] as const) {
      await page.goto(path);
      await scrollTo(page, 300);
      await openMenu(page);
      await Promise.all([page.waitForEvent('load'), target.tap()]);
      await expectMenuClosed(page);
      await expect.poll(() => getScrollY(page)).toBe(0);
    }
  });

  test('N4 choosing a link with Ctrl or Cmd closes the menu', async ({ page }) => {
    await page.goto('/contact');
    // On any system, only one of the two keys opens a tab. Keep the other one from leaving the page.
    const gallery = menuLink(page, 'Gallery');
    for (const key of ['Control', 'Meta'] as const) {
      await openMenu(page);
      await gallery.evaluate((anchor) =>
        anchor.addEventListener('click', (event) => event.preventDefault()),
      );
      await gallery.click({ modifiers: [key] });
      await expectMenuClosed(page);
    }
  });

  test('N4 Escape closes the menu, and so does enlarging the window', async ({ page }) => {
    await page.goto('/contact');
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expectMenuClosed(page);
    await expect(menuToggle(page)).toBeFocused();
    await openMenu(page);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(menu(page)).toBeHidden();
    await expect(menuToggle(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(logo(page)).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectMenuClosed(page);
  });

  test('N5 the links appear one after the other every time the menu opens', async ({ page }) => {
    await stopAnimations(page);
    await page.goto('/contact');
    const measureEntrances = () =>
      menu(page)
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => {
            const timings = link.getAnimations().map(({ effect }) => effect?.getComputedTiming());
            const [{ delay = 0, endTime = 0 } = {}] = timings;
            return { delay, end: Number(endTime), opacity: getComputedStyle(link).opacity };
          }),
        );
    for (const opening of ['first', 'second']) {
      await menuToggle(page).tap();
      await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'true');
      const entrances = await measureEntrances();
      const delays = entrances.map(({ delay }) => delay);
      expect(new Set(delays).size, opening).toBe(pageNames.length);
      expect(delays, opening).toEqual(delays.toSorted((a, b) => a - b));
      for (const { end, opacity } of entrances) {
        expect(opacity, opening).toBe('0');
        // A response takes at most 0.45 s (M4).
        expect(end, opening).toBeLessThanOrEqual(450);
      }
      // Stopped animations never end, so the next opening would find these.
      await menu(page)
        .getByRole('link')
        .evaluateAll((links) => {
          for (const animation of links.flatMap((link) => link.getAnimations())) animation.cancel();
        });
      await page.keyboard.press('Escape');
      await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('N6 the menu shows pages, phone and hours, even on a phone in landscape', async ({
    page,
  }) => {
    await page.goto('/contact');
    await openMenu(page);
    const call = page
      .getByRole('banner')
      .getByRole('link', { name: phone.display })
      .filter({ visible: true });
    await page.setViewportSize({ width: 740, height: 340 });
    await expectMenuOpen(page);
    for (const name of pageNames) await menuLink(page, name).click({ trial: true });
    await call.click({ trial: true });
    await expect(page.getByRole('banner').getByText('24/7 emergency service')).toBeInViewport();
    // The phone is the amber row.
    await expect(call.locator('..')).toHaveCSS('background-color', 'rgb(244, 180, 95)');
    await expect(menuLink(page, 'Contact')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
