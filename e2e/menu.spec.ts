import { expectAccessible } from './helpers/audit';
import { pages, phone } from './helpers/site';
import {
  expect,
  finishAnimations,
  hold,
  hydrate,
  hydrated,
  islandScripts,
  type Page,
  scrollPosition,
  test,
} from './helpers/test';

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Northpane' });
const callButton = (page: Page) => page.getByRole('banner').getByText('CALL US');

/** What assistive technology is told of the toggle, by the browser itself or by an attribute. */
async function expanded(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const given = { nodeId: root.nodeId, role: 'button', accessibleName: 'Menu' };
  const { nodes } = await session.send('Accessibility.queryAXTree', given);
  const [button] = nodes.flatMap(({ properties }) => (properties ? [properties] : []));
  await session.detach();
  return button?.find(({ name }) => name === 'expanded')?.value.value;
}

async function expectOpen(page: Page) {
  await expect(menu(page)).toBeVisible();
  await expect.poll(() => expanded(page)).toBe(true);
}

async function expectClosed(page: Page) {
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => expanded(page)).toBe(false);
}

async function open(page: Page) {
  await toggle(page).tap();
  await expectOpen(page);
  await expect(link(page, 'Home')).toBeFocused();
}

test.describe('a phone’s menu', { tag: '@phone' }, () => {
  test('opens, closes and leads on before its script has come', async ({ page }) => {
    const release = await hold(page, islandScripts);
    await page.goto('/services');
    await expectClosed(page);
    await toggle(page).tap();
    await expectOpen(page);
    await toggle(page).tap();
    await expectClosed(page);
    await toggle(page).tap();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await toggle(page).tap();
    await expectOpen(page);
    release();
    await hydrated(page, 'menu');
    await expectOpen(page);
    await link(page, 'Gallery').tap();
    await expect(page).toHaveURL('/gallery');
    await expectClosed(page);
  });

  test('takes the focus, keeps the page behind still and unreachable, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/contact');
    await hydrate(page, 'menu');
    await open(page);
    await expect(menu(page).getByRole('link')).toHaveText(pages.map(({ name }) => name));
    await expect(menu(page).locator('[aria-current=page]')).toHaveText(['Contact']);
    await expect(page.locator('#menu').getByText(phone.shown)).toHaveAttribute('href', phone.href);
    await expect(callButton(page)).toBeHidden();
    await finishAnimations(page);
    await expectAccessible(page, 'the open menu');

    await test.step('the Tab key stays in the bar and the menu', async () => {
      const outside = () =>
        page.evaluate(() => document.activeElement?.closest('main, footer, [href="#content"]'));
      for (let press = 0; press < 10; press++) {
        await page.keyboard.press('Tab');
        expect(await outside()).toBeNull();
      }
    });
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(toggle(page)).toBeFocused();
    await expect(callButton(page)).toBeVisible();
    // Had the first wheel moved the page, both would be in the sum.
    await page.mouse.wheel(0, 50);
    await expect.poll(() => scrollPosition(page)).toBe(50);

    await open(page);
    await toggle(page).tap();
    await expectClosed(page);
    await expect(toggle(page)).toBeFocused();
  });

  test('is closed by each of its links, the current page’s and the logo included', async ({
    page,
  }) => {
    await page.goto('/contact');
    await open(page);
    await link(page, 'Contact').tap();
    await expectClosed(page);
    await expect(page).toHaveURL(/\/contact$/);
    await open(page);
    await logo(page).first().tap();
    await expect(page).toHaveURL('/');
    await expectClosed(page);
    await open(page);
    await logo(page).first().tap();
    await expectClosed(page);
    await open(page);
    await link(page, 'Services').tap();
    await expect(page).toHaveURL('/services');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectClosed(page);
  });

  test('is closed by a window that grows to desktop width', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectClosed(page);
  });

  test('is closed after a reload, and the current page’s link still works', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    await page.reload();
    await expectClosed(page);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await open(page);
    await link(page, 'Contact').tap();
    await expectClosed(page);
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });

  test('shows every link on a phone on its side', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 340 });
    await page.goto('/contact');
    await open(page);
    await link(page, 'Contact').scrollIntoViewIfNeeded();
    await expect(link(page, 'Contact')).toBeInViewport();
    await page.locator('#menu').getByText(phone.shown).click({ trial: true });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, covers the page and leads on', async ({ page }) => {
      await page.goto('/contact');
      await toggle(page).tap();
      await expect(menu(page)).toBeVisible();
      await expect(page.getByRole('main')).toBeHidden();
      await link(page, 'Gallery').tap();
      await expect(page).toHaveURL('/gallery');
    });
  });
});

test('a desktop has the links in its bar and no toggle', async ({ page }) => {
  await page.goto('/contact');
  await expect(toggle(page)).toBeHidden();
  await expect(page.locator('#menu')).toBeHidden();
});
