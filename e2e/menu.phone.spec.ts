import { expect, type Page, test } from '@playwright/test';
import { isStill } from './in-page';
import { openWithoutLoader, settled, watchForErrors } from './routes';

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const links = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

async function openMenu(page: Page, path = '/services') {
  await openWithoutLoader(page, path);
  await settled(page);
  await tapToOpen(page);
}

/** The focus moves in when the script has done the rest: its entry in the history, its ears for links. */
async function tapToOpen(page: Page) {
  await toggle(page).tap();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(links(page).getByRole('link').first()).toBeFocused();
}

async function expectClosed(page: Page) {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(links(page)).toBeHidden();
}

test('it opens and closes by its toggle, and says so', async ({ page }) => {
  const expectNoErrors = watchForErrors(page);
  await openMenu(page);
  await expect(links(page).getByRole('link')).toHaveText([
    'Home',
    'Services',
    'Gallery',
    'Contact',
  ]);
  await expect(links(page).getByRole('link', { name: 'Services' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByText('CALL US')).toBeHidden();
  await toggle(page).tap();
  await expectClosed(page);
  await expect(toggle(page)).toBeFocused();
  await expect(page.getByText('CALL US')).toBeVisible();
  expectNoErrors();
});

test('Escape closes it and returns the focus', async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(toggle(page)).toBeFocused();
});

test('Back closes it and stays on the page, Back again leaves', async ({ page }) => {
  await openWithoutLoader(page, '/gallery');
  await openMenu(page);
  await page.goBack();
  await expectClosed(page);
  expect(new URL(page.url()).pathname).toBe('/services');
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/gallery');
});

test('growing to desktop width closes it', async ({ page }) => {
  await openMenu(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(links(page)).toBeHidden();
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[popovertarget]')).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectClosed(page);
});

test('a chosen link leads there and leaves no phantom entry for Back', async ({ page }) => {
  await openMenu(page);
  await links(page).getByRole('link', { name: 'Gallery' }).tap();
  await expect(page).toHaveURL('/gallery');
  await expectClosed(page);
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expectClosed(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
});

test('the link to the current page and the logo close it', async ({ page }) => {
  await openMenu(page);
  await links(page).getByRole('link', { name: 'Services' }).tap();
  await expectClosed(page);
  expect(new URL(page.url()).pathname).toBe('/services');
  await tapToOpen(page);
  await page.getByRole('banner').getByRole('link', { name: 'Northpane' }).tap();
  await expect(page).toHaveURL('/');
  await expectClosed(page);
  await tapToOpen(page);
  await page.getByRole('banner').getByRole('link', { name: 'Northpane' }).tap();
  await expectClosed(page);
});

test('the page behind neither scrolls nor takes focus', async ({ page }) => {
  await openMenu(page);
  await page.waitForFunction(isStill);
  for (let presses = 0; presses < 16; presses++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() =>
      Boolean(
        document.activeElement?.closest('header') ?? document.activeElement === document.body,
      ),
    );
    expect(inside).toBe(true);
  }
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 800);
  // Nothing tells that the page will not scroll: it gets time enough to.
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the phone number in it dials', async ({ page }) => {
  await openMenu(page);
  await expect(page.locator('#menu').getByRole('link', { name: '(705) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+17055550199',
  );
});

test('on its side, every link can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 340 });
  await openMenu(page);
  const last = links(page).getByRole('link', { name: 'Contact' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it still opens, leads on and hides the page behind', async ({ page }) => {
    await page.goto('/services');
    await toggle(page).tap();
    await expect(links(page)).toBeVisible();
    await expect(page.locator('main')).toBeHidden();
    await links(page).getByRole('link', { name: 'Contact' }).tap();
    await expect(page).toHaveURL('/contact');
  });
});
