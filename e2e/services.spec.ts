import { expect, expectLoaded, type Page, test } from './helpers/base-test';
import { advanceTime, loaderEndings, measureFadeIn, openWithTimeStopped } from './helpers/loader';
import { getRevealState, openAfterEntrance } from './helpers/reveal';

test('S2 the ids of other elements can never clash with the id of a service', async ({ page }) => {
  await page.goto('/services');
  const others = await page
    .locator('[id]:not(main li)')
    .evaluateAll((elements) => elements.map(({ id }) => id));
  expect(others).not.toEqual([]);
  // An id in the content has no capital letters.
  expect(others.filter((id) => !/[A-Z]/.test(id))).toEqual([]);
});

const grid = (page: Page) => page.locator(':has(> #high-rise)');

test('S2 each card has a background picture, and its id works as a fragment', async ({ page }) => {
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
    const [pictureBox, headingBox] = await Promise.all([
      picture.boundingBox(),
      card.locator('h2').boundingBox(),
    ]);
    expect(pictureBox?.y).toBeLessThan(headingBox?.y ?? 0);
    expect((pictureBox?.y ?? 0) + (pictureBox?.height ?? 0)).toBeGreaterThan(headingBox?.y ?? 0);
  }
});

const entrance = { start: 600, duration: 600, isPainted: true };

test('S3 the grid fades in once on entry, unless the URL has a fragment', async ({ page }) => {
  await openWithTimeStopped(page, '/services');
  expect(await measureFadeIn(grid(page))).toEqual(entrance);
  await advanceTime(page, 1200);
  await expect(grid(page)).toHaveCSS('opacity', '1');
  await page.goto('/services?#hardware', { waitUntil: 'domcontentloaded' });
  await expect(grid(page)).toHaveCSS('opacity', '1');
});

test.describe('on a session’s first page', () => {
  test.use({ loaderSeen: false });

  for (const [when, end] of Object.entries(loaderEndings))
    test(`S3 the grid fades in when ${when}`, async ({ page }) => {
      await openWithTimeStopped(page, '/services');
      await end(page);
      await advanceTime(page, 700);
      expect(await measureFadeIn(grid(page))).toEqual(entrance);
    });
});

for (const [width, height] of [
  [1366, 768],
  [768, 1024],
  [390, 844],
] as const)
  test(`S4 each card fades in when it is scrolled to at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAfterEntrance(page, '/services');
    /** The first card of each row below the window. The cards of a row fade in together. */
    const below = await page.locator('main li[id]').evaluateAll((cards) =>
      cards
        .map((card) => ({ id: card.id, top: card.getBoundingClientRect().top }))
        .filter(({ top }, index, cards) => top > innerHeight && top !== cards[index - 1]?.top)
        .map(({ id }) => id),
    );
    expect(below).not.toEqual([]);
    for (const id of below) {
      expect(await getRevealState(page, `#${id}`, 0.25)).toBe('hidden');
      expect(await getRevealState(page, `#${id}`, 0.35)).toBe('fading in');
    }
  });

test('S5 a card leads to Contact, where the message starts with the service', async ({ page }) => {
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.goto('/services');
  await page.locator('#glass-and-mirrors').getByRole('link').click();
  await expect(page).toHaveURL(/\/contact\?about=/);
  await expect(message).toHaveValue(/^Glass & Mirrors/);
  // A message that the visitor has not typed is replaced by that of the next card.
  await page.goto('/services');
  await page.locator('#caulking').getByRole('link').click();
  await expect(message).toHaveValue(/^Caulking/);
  // Typed text is kept.
  await message.fill('The crank turns but nothing moves.');
  await page.goto('/services');
  await page.locator('#hardware').getByRole('link').click();
  await expect(page).toHaveURL(/about=Hardware/);
  await expect(message).toHaveValue('The crank turns but nothing moves.');
});

test('S5 an empty message starts with a line for each of several services, with the cursor after the first', async ({
  page,
}) => {
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.goto('/contact?about=Glass+%26+Mirrors&about=&about=Hardware&about=Hardware#form');
  await expect(message).toHaveValue('Glass & Mirrors: \nHardware: ');
  await message.focus();
  await page.keyboard.type('fogged');
  await expect(message).toHaveValue('Glass & Mirrors: fogged\nHardware: ');
  // Typed text is kept.
  await page.goto('/contact?about=Caulking&about=Hardware');
  await expect(message).toHaveValue('Glass & Mirrors: fogged\nHardware: ');
});
