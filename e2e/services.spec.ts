import { expect, expectLoaded, type Page, test } from './helpers/base-test';
import { advanceTime, fadeIn, loaderEnds, openWithTimeStopped } from './helpers/loader';
import { openAfterEntrance, seenAt } from './helpers/reveal';

test('S2 no id of another element can be the id of a service', async ({ page }) => {
  await page.goto('/services');
  const others = await page
    .locator('[id]:not(main li)')
    .evaluateAll((elements) => elements.map(({ id }) => id));
  expect(others).not.toEqual([]);
  // An id of content has no capital letters.
  expect(others.filter((id) => !/[A-Z]/.test(id))).toEqual([]);
});

const grid = (page: Page) => page.locator(':has(> #high-rise)');

test('S2 each card has a picture behind it, and its id is an address', async ({ page }) => {
  await page.goto('/services#glass-and-mirrors');
  const card = page.locator('#glass-and-mirrors');
  await expect(card.getByRole('heading', { name: 'Glass & Mirrors' })).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const { y = 0 } = (await card.boundingBox()) ?? {};
  expect(y, 'below the header').toBeGreaterThanOrEqual(header?.height ?? 0);
  for (const card of await page.locator('main li[id]').all()) {
    const picture = card.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expectLoaded(picture);
    const [behind, before] = await Promise.all([
      picture.boundingBox(),
      card.locator('h2').boundingBox(),
    ]);
    expect(behind?.y).toBeLessThan(before?.y ?? 0);
    expect((behind?.y ?? 0) + (behind?.height ?? 0)).toBeGreaterThan(before?.y ?? 0);
  }
});

const entrance = { start: 600, duration: 600, isPainted: true };

test('S3 the grid fades in once on entry, not with a fragment', async ({ page }) => {
  await openWithTimeStopped(page, '/services');
  expect(await fadeIn(grid(page))).toEqual(entrance);
  await advanceTime(page, 1200);
  await expect(grid(page)).toHaveCSS('opacity', '1');
  await page.goto('/services?#hardware', { waitUntil: 'domcontentloaded' });
  await expect(grid(page)).toHaveCSS('opacity', '1');
});

test.describe('on a session’s first page', () => {
  test.use({ loaderSeen: false });

  for (const [when, end] of Object.entries(loaderEnds))
    test(`S3 the grid fades in when ${when}`, async ({ page }) => {
      await openWithTimeStopped(page, '/services');
      await end(page);
      await advanceTime(page, 700);
      expect(await fadeIn(grid(page))).toEqual(entrance);
    });
});

for (const [width, height] of [
  [1366, 768],
  [768, 1024],
  [390, 844],
] as const)
  test(`S4 each card comes in when it is scrolled to at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAfterEntrance(page, '/services');
    /** The first card of each row below the window: the cards of a row come together. */
    const below = await page.locator('main li[id]').evaluateAll((cards) =>
      cards
        .map((card) => ({ id: card.id, top: card.getBoundingClientRect().top }))
        .filter(({ top }, index, all) => top > innerHeight && top !== all[index - 1]?.top)
        .map(({ id }) => id),
    );
    expect(below).not.toEqual([]);
    for (const id of below) {
      expect(await seenAt(page, `#${id}`, 0.25)).toBe('hidden');
      expect(await seenAt(page, `#${id}`, 0.35)).toBe('shown by an animation');
    }
  });

test('S5 a card leads to Contact, where the empty message begins with the service', async ({
  page,
}) => {
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.goto('/services');
  await page.locator('#glass-and-mirrors').getByRole('link').click();
  await expect(page).toHaveURL(/\/contact\?about=/);
  await expect(message).toHaveValue(/^Glass & Mirrors/);
  // Nobody has typed it: that of the next card takes its place.
  await page.goto('/services');
  await page.locator('#caulking').getByRole('link').click();
  await expect(message).toHaveValue(/^Caulking/);
  // Typed words stay.
  await message.fill('The crank turns but nothing moves.');
  await page.goto('/services');
  await page.locator('#hardware').getByRole('link').click();
  await expect(page).toHaveURL(/about=Hardware/);
  await expect(message).toHaveValue('The crank turns but nothing moves.');
});

test('S5 several services each begin a line of the empty message, and the cursor is after the first', async ({
  page,
}) => {
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.goto('/contact?about=Glass+%26+Mirrors&about=&about=Hardware#form');
  await expect(message).toHaveValue('Glass & Mirrors: \nHardware: ');
  await message.focus();
  await page.keyboard.type('fogged');
  await expect(message).toHaveValue('Glass & Mirrors: fogged\nHardware: ');
  // Typed words stay.
  await page.goto('/contact?about=Caulking&about=Hardware');
  await expect(message).toHaveValue('Glass & Mirrors: fogged\nHardware: ');
});
