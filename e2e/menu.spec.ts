import { expectAccessible } from './helpers/axe';
import { linkedPages, phone } from './helpers/fixture-site';
import { callButton, expectState, link, logo, menu, open, toggle } from './helpers/menu';
import {
  delayResponses,
  expect,
  finishAnimations,
  lateScripts,
  menuScriptIsLoaded,
  scrollPosition,
  scrollTo,
  test,
} from './helpers/test';

test.describe('a phone’s menu', { tag: '@phone' }, () => {
  test('opens and closes by its button and by Escape before its script has loaded', async ({
    page,
  }) => {
    await delayResponses(page, lateScripts);
    await page.goto('/services');
    await expectState(page, false);
    await open(page);
    await toggle(page).tap();
    await expectState(page, false);
    await open(page);
    await page.keyboard.press('Escape');
    await expectState(page, false);
  });

  test('stays open while its script arrives, and leads on', async ({ page }) => {
    const release = await delayResponses(page, lateScripts);
    await page.goto('/services');
    await open(page);
    release();
    await menuScriptIsLoaded(page);
    await expectState(page, true);
    await link(page, 'Gallery').tap();
    await expect(page).toHaveURL('/gallery');
    await expectState(page, false);
  });

  test('has the links, the phone number and the current page', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    await expect(menu(page).getByRole('link')).toHaveText(linkedPages.map(({ name }) => name));
    await expect(menu(page).locator('[aria-current=page]')).toHaveText(['Contact']);
    await expect(page.locator('#menu').getByText(phone.shown)).toHaveAttribute('href', phone.href);
    await expect(callButton(page)).toBeHidden();
    await finishAnimations(page);
    await expectAccessible(page, 'the open menu');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(link(page, 'Contact')).not.toHaveCSS('border-left-width', '0px');
  });

  test('keeps the focus while it is open, and returns it to its button', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    await expect(link(page, 'Home')).toBeFocused();
    const outside = page.locator('body > :not(header):focus, body > :not(header) :focus');
    for (let press = 0; press < 10; press++) {
      await page.keyboard.press('Tab');
      await expect(outside).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expectState(page, false);
    await expect(toggle(page)).toBeFocused();
    await expect(callButton(page)).toBeVisible();
    await open(page);
    await toggle(page).tap();
    await expectState(page, false);
    await expect(toggle(page)).toBeFocused();
  });

  test('closes at a link to its own page, and shows the top of it', async ({ page }) => {
    await page.goto('/contact');
    await scrollTo(page, 300);
    await open(page);
    await Promise.all([page.waitForEvent('load'), link(page, 'Contact').tap()]);
    await expectState(page, false);
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });

  test('closes where the window becomes wide, and is not open when it is narrow again', async ({
    page,
  }) => {
    await page.goto('/contact');
    await open(page);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(logo(page)).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectState(page, false);
  });

  test('leaves by the logo to Home, where it closes at the logo', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    await logo(page).tap();
    await expect(page).toHaveURL('/');
    await page.waitForLoadState();
    await open(page);
    await Promise.all([page.waitForEvent('load'), logo(page).tap()]);
    await expectState(page, false);
  });

  test('stays open at a link until the other page takes its place', async ({ page }) => {
    await page.goto('/services');
    await open(page);
    await page.evaluate(() => {
      addEventListener('pageswap', () => {
        const isOpen = document.querySelector('#menu')?.matches(':popover-open');
        sessionStorage.setItem('menu-is-open', String(isOpen));
      });
    });
    await link(page, 'Gallery').tap();
    await expect(page).toHaveURL('/gallery');
    expect(await page.evaluate(() => sessionStorage.getItem('menu-is-open'))).toBe('true');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, covers the page and navigates', async ({ page }) => {
      await page.goto('/contact');
      await toggle(page).tap();
      await expect(menu(page)).toBeVisible();
      await expect(page.getByRole('main')).toBeHidden();
      await link(page, 'Gallery').tap();
      await expect(page).toHaveURL('/gallery');
    });
  });
});
