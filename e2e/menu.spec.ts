import { expectAccessible } from './helpers/axe';
import { linkedPages, phone } from './helpers/fixture-site';
import {
  delayResponses,
  expect,
  finishAnimations,
  lateScripts,
  menuScriptIsLoaded,
  type Page,
  scrollPosition,
  scrollTo,
  test,
} from './helpers/test';

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const logo = (page: Page) => page.getByRole('banner').getByRole('link').first();
const callButton = (page: Page) => page.getByRole('banner').getByText('CALL US');

/** The menu is seen, and assistive technology is told, by the browser itself or by an attribute. */
async function expectState(page: Page, isOpen: boolean) {
  await expect(menu(page)).toBeVisible({ visible: isOpen });
  await expect(toggle(page)).toHaveAttribute('aria-expanded', `${isOpen}`);
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const button = { nodeId: root.nodeId, role: 'button', accessibleName: 'Menu' };
  const told = async () => {
    const { nodes } = await session.send('Accessibility.queryAXTree', button);
    return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  await expect.poll(told).toBe(isOpen);
}

async function open(page: Page) {
  await toggle(page).tap();
  await expectState(page, true);
}

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

  // Else the click of the tap that closes the menu may land on it and dial.
  test('shows the call button only some time after it has closed', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await toggle(page).tap();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(callButton(page)).toBeHidden();
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect(callButton(page)).toBeVisible();
  });

  test('blocks scrolling of the page behind it', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    // Over the menu, which keeps the wheel to itself, and over the header, which belongs to the page.
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

  test('moves its links when it opens, unless motion is reduced', async ({ page }) => {
    await page.goto('/contact');
    await toggle(page).focus();
    await menuScriptIsLoaded(page);
    const countMovingLinks = () =>
      page.locator('#menu').evaluate(async (sheet: HTMLElement) => {
        const toggled = () =>
          new Promise((resolve) => sheet.addEventListener('toggle', resolve, { once: true }));
        sheet.showPopover();
        await toggled();
        const links = [...sheet.querySelectorAll('li a')];
        const count = links.filter((link) => link.getAnimations().length > 0).length;
        sheet.hidePopover();
        await toggled();
        return count;
      });
    await expect.poll(countMovingLinks).toBe(linkedPages.length);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await countMovingLinks()).toBe(0);
  });

  test('closes at a link to its own page, and shows the top of it', async ({ page }) => {
    await page.goto('/contact');
    await scrollTo(page, 300);
    await open(page);
    await link(page, 'Contact').tap();
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
    await open(page);
    await logo(page).tap();
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

  test('stays open when the phone is turned, and shows every link', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    await page.setViewportSize({ width: 740, height: 340 });
    await link(page, 'Contact').click({ trial: true });
    await page.locator('#menu').getByText(phone.shown).click();
    await expectState(page, false);
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
