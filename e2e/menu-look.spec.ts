import { contrast } from '../scripts/media/colours';
import { seek, stopAnimations } from './helpers/animations';
import { linkedPages, phone } from './helpers/fixture-site';
import { callButton, expectState, link, open, toggle } from './helpers/menu';
import { pixelsOf } from './helpers/pixels';
import {
  expect,
  finishAnimations,
  menuScriptIsLoaded,
  type Page,
  scrollPosition,
  test,
} from './helpers/test';

/** How much of the menu is shown, of 1. The browser lets nothing touch a menu that closes. */
const shown = (page: Page) =>
  page.locator('#menu').evaluate((sheet) => {
    const { display, clipPath } = getComputedStyle(sheet);
    if (display === 'none') return 0;
    const [, , bottom = '0%'] = clipPath.slice('inset('.length, -1).split(' ');
    return 1 - Number.parseFloat(bottom) / 100;
  });

test.describe('a phone’s menu', { tag: '@phone' }, () => {
  test('opens downwards over the page, and closes upwards', async ({ page }) => {
    await page.goto('/contact');
    await stopAnimations(page);
    const main = page.getByRole('main');
    await toggle(page).tap();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await seek(page, 0);
    expect(await shown(page), 'at first').toBe(0);
    await expect(main).toBeVisible();
    await seek(page, 60);
    expect(await shown(page), 'a moment later').toBeCloseTo(0.5, 0.5);
    await finishAnimations(page);
    expect(await shown(page), 'open').toBe(1);
    await expect(main).toBeHidden();
    await toggle(page).tap();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    // The header changes first: a slow phone needs time to paint the page behind again.
    await seek(page, 0);
    expect(await shown(page), 'not closed yet').toBe(1);
    await expect(main).toBeHidden();
    await seek(page, 90);
    expect(await shown(page), 'closing').toBeCloseTo(0.5, 0.5);
    await expect(main).toBeVisible();
    await finishAnimations(page);
    expect(await shown(page), 'closed').toBe(0);
  });

  test('has tiles that fill it, the current page’s in another colour, and a cross to close it', async ({
    page,
  }) => {
    await page.goto('/contact');
    const boxesOf = (selector: string) =>
      page.locator(selector).evaluateAll((elements) =>
        elements.map((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return [left, top, right, bottom].map(Math.round);
        }),
      );
    const lines = 'header button path';
    const [upper = [], lower = []] = await boxesOf(lines);
    expect(lower[1], 'two lines').toBeGreaterThan(upper[3] ?? 0);
    await open(page);
    await finishAnimations(page);
    const [first, second] = await boxesOf(lines);
    expect(second, 'a cross').toEqual(first);
    expect((first?.[3] ?? 0) - (first?.[1] ?? 0)).toBeGreaterThan(14);

    const tiles = await boxesOf('#menu li a');
    const header = await page.getByRole('banner').boundingBox();
    const [line] = await boxesOf('#menu > p');
    expect(tiles[0]?.[1]).toBe(header?.height);
    expect(tiles.at(-1)?.[3]).toBe(line?.[1]);
    expect(line?.[3]).toBe(844);
    const heights = tiles.map(([, top = 0, , bottom = 0]) => bottom - top);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    for (const [left, , right] of tiles) expect([left, right]).toEqual([0, 390]);

    const ground = async (name: string) => {
      const rows = await pixelsOf(await link(page, name).screenshot({ scale: 'css' }));
      return rows[10]?.[200] ?? [0, 0, 0];
    };
    const [current, other] = [await ground('Contact'), await ground('Gallery')];
    expect(contrast(current, other)).toBeGreaterThan(3);
  });

  // Else the click of the tap that closes the menu may land on it and dial.
  test('shows the call button only some time after it has closed', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    const startAnimations = await stopAnimations(page);
    await toggle(page).tap();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(callButton(page)).toBeHidden();
    await startAnimations();
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

  test('stays open when the phone is turned, and shows every link', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    await page.setViewportSize({ width: 740, height: 340 });
    await link(page, 'Contact').click({ trial: true });
    await page.locator('#menu').getByText(phone.shown).click();
    await expectState(page, false);
  });
});
