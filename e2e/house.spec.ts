import { expect, type Page, test } from './helpers/base-test';
import { phone } from './helpers/fixture-site';

const house = (page: Page) =>
  page.getByRole('group', {
    name: 'Not sure what it is called? Touch everything that is broken.',
    exact: true,
  });
const symptom = (page: Page, name: string) => house(page).getByRole('checkbox', { name });
/** The titles of the services whose panels are shown. */
const serviceTitles = (page: Page) => house(page).getByRole('heading', { level: 3 });
/** The labels on the picture. */
const houseParts = (page: Page) => house(page).locator('label[for]');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('H5 a broken part of the house lights up when it is touched, until it is touched again', {
    tag: '@both',
  }, async ({ page }) => {
    await page.goto('/');
    await expect(house(page).getByRole('checkbox')).toHaveCount(6);
    await expect(serviceTitles(page)).toHaveCount(0);
    await expect(house(page).getByText('What is broken?')).toBeVisible();

    // The drawing itself can be touched, not only the squares: the fogged pane, the gap above it, the torn mesh.
    const picture = house(page).locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    const touch = (left: number, top: number) =>
      page.mouse.click(x + left * width, y + top * height);
    await touch(0.29, 0.63);
    await expect(serviceTitles(page)).toHaveText(['Glass & Mirrors']);
    await expect(house(page).getByText('What is broken?')).toBeHidden();
    await touch(0.45, 0.372);
    await touch(0.9, 0.75);
    await expect(serviceTitles(page)).toHaveText(['Glass & Mirrors', 'Caulking', 'Fly Screens']);
    const lights = houseParts(page).locator('img');
    for (const [index, opacity] of ['1', '0', '1', '1', '0', '0'].entries())
      await expect(lights.nth(index)).toHaveCSS('opacity', opacity);
    await touch(0.29, 0.63);
    await expect(symptom(page, 'Fogged or cracked')).not.toBeChecked();
    await expect(serviceTitles(page)).toHaveText(['Caulking', 'Fly Screens']);

    // A part with two squares can be chosen with either: here the crank instead of the door handle.
    await houseParts(page).nth(1).locator('[data-point="1"]').click();
    await expect(symptom(page, 'Sticks or drags')).toBeChecked();
  });

  test('H5 a link asks about one service, the form about several', { tag: '@both' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/');
    const link = (name: string | RegExp) => house(page).getByRole('link', { name });
    /** On a phone, the call is in the call bar at the bottom. */
    const call = (name: string) => (isMobile ? page.locator('main [data-call-bar] a') : link(name));
    await symptom(page, 'Torn screen').check();
    await expect(link('Fly Screens')).toHaveAttribute('href', '/services#fly-screens');
    await expect(link('Ask about this')).toHaveAttribute(
      'href',
      '/contact?about=Fly%20Screens#form',
    );
    await expect(house(page).getByText('Windows and patio screens')).toBeVisible();
    await expect(call('CALL NOW')).toHaveAttribute('href', phone.href);
    await expect(call('CALL NOW')).toBeVisible();

    await symptom(page, 'Fogged or cracked').check();
    await expect(house(page).getByText('One call for all of it')).toBeVisible();
    await expect(house(page).getByText('Windows and patio screens')).toBeHidden();
    await expect(link('Ask about this')).toBeHidden();
    await expect(call(phone.display)).toBeVisible();
    await house(page).getByRole('button', { name: 'Ask about these' }).click();
    await expect(page).toHaveURL('/contact?about=Glass+%26+Mirrors&about=Fly+Screens#form');
  });

  test('H5 the checkboxes work by keyboard, and the focused one’s square grows', async ({
    page,
  }) => {
    await page.goto('/');
    await symptom(page, 'Fogged or cracked').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(symptom(page, 'Sticks or drags')).toBeFocused();
    const square = houseParts(page).nth(1).locator('[data-point="0"]');
    await expect
      .poll(() => square.evaluate((element) => getComputedStyle(element, '::before').scale))
      .toBe('1.35');
    await page.keyboard.press('Space');
    await expect(serviceTitles(page)).toHaveText(['Glass & Mirrors', 'Hardware']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact?about=Glass+%26+Mirrors&about=Hardware#form');
  });

  test('H5 all services are listed in print', async ({ page }) => {
    await page.goto('/');
    await symptom(page, 'Draft or leak').check();
    await page.emulateMedia({ media: 'print' });
    await expect(serviceTitles(page)).toHaveCount(6);
    await expect(house(page).getByText('Torn screen').filter({ visible: true })).toHaveCount(1);
    await expect(house(page).getByText('One call for all of it')).toBeHidden();
  });

  test.describe('in an older browser', () => {
    // The policy would block the changed styles.
    test.use({ bypassCSP: true });

    test('H5 without :has, the form shows all panels and the dark house', async ({ page }) => {
      await page.route('/', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(':has(*)', ':unknown(*)');
        await route.fulfill({ response, body });
      });
      await page.goto('/');
      await expect(serviceTitles(page)).toHaveCount(6);
      await expect(houseParts(page).filter({ visible: true })).toHaveCount(0);
      await symptom(page, 'Draft or leak').check();
      await house(page).getByRole('button', { name: 'Ask about these' }).click();
      await expect(page).toHaveURL('/contact?about=Caulking#form');
    });
  });
});

test('H5 the squares on the picture are large enough to touch and do not overlap', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  for (const [width, minSize] of [
    [390, 44],
    [320, 36],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await house(page)
      .locator('[data-point]')
      .evaluateAll((squares) => squares.map((square) => square.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(7);
    for (const [index, box] of boxes.entries()) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(minSize);
      for (const other of boxes.slice(index + 1))
        expect(
          Math.max(Math.abs(box.x - other.x), Math.abs(box.y - other.y)),
        ).toBeGreaterThanOrEqual(box.width);
    }
  }
});

test('H5 the list of all services is no higher than the picture on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const { height } = (await house(page).boundingBox()) ?? {};
  for (const checkbox of await house(page).getByRole('checkbox').all()) await checkbox.check();
  await expect(serviceTitles(page)).toHaveCount(6);
  expect((await house(page).boundingBox())?.height).toBe(height);
});
