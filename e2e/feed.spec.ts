import { expect, type Page, test } from '@playwright/test';
import {
  expectSentence,
  feedOf,
  isMarked,
  markDocument,
  watchForFaults,
  watchHeight,
  watchShifts,
} from './feed-page';
import { openWithoutLoader, routes, settled, watchForErrors } from './routes';

const profile = 'https://www.instagram.com/northpane.example/';
const squaresOf = (page: Page) => feedOf(page).getByRole('link');
const scriptsOf = (page: Page) => page.locator('script[src*="/media/sample-feed."]');

test('the shipped feed shows six pictures that lead to the profile in a new tab', async ({
  page,
}) => {
  const expectNoFaults = watchForFaults(page);
  const expectNoShift = await watchShifts(page);
  const heights = await watchHeight(page);
  await openWithoutLoader(page, '/gallery');
  await expect(squaresOf(page)).toHaveCount(6);
  for (const [index, caption] of ['Entry door with side windows', 'Bay window'].entries()) {
    const square = squaresOf(page).nth(index);
    await expect(square).toHaveAccessibleName(
      new RegExp(`\\w+ ${caption} Instagram \\(opens in a new tab\\)$`),
    );
  }
  for (const square of await squaresOf(page).all()) {
    await expect(square).toHaveAttribute('href', profile);
    await expect(square).toHaveAttribute('target', '_blank');
  }
  await expect(scriptsOf(page)).toHaveCount(1);
  await expectNoShift();
  expect(await heights()).toHaveLength(1);
  expectNoFaults();
});

test('its pictures are squares, wait until they are near and are no larger than needed', async ({
  page,
}) => {
  await openWithoutLoader(page, '/gallery');
  await expect(feedOf(page).getByRole('img')).toHaveCount(6);
  for (const picture of await feedOf(page).getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveJSProperty('complete', true);
    const { width, height, file } = await picture.evaluate((image: HTMLImageElement) => ({
      width: image.clientWidth,
      height: image.clientHeight,
      file: Number(/-(\d+)\.\w+\.avif$/.exec(image.currentSrc)?.[1]) / devicePixelRatio,
    }));
    expect(Math.abs(width - height)).toBeLessThanOrEqual(1);
    expect(file).toBeGreaterThanOrEqual(width * 0.95);
    expect(file).toBeLessThanOrEqual(width * 1.6);
  }
});

test('a square’s caption shows on hover and on focus, and hides again', async ({
  page,
  isMobile,
}) => {
  await openWithoutLoader(page, '/gallery');
  const square = squaresOf(page).first();
  const caption = square.getByText('Entry door with side windows', { exact: true });
  const shown = () =>
    caption.evaluate((element) => {
      const pane = element.closest('li')?.getBoundingClientRect();
      return Boolean(pane && element.getBoundingClientRect().bottom <= pane.bottom + 1);
    });
  await expect.poll(shown).toBe(false);
  await square.focus();
  await expect.poll(shown).toBe(true);
  await square.blur();
  await expect.poll(shown).toBe(false);
  if (isMobile) return;
  await square.hover();
  await expect.poll(shown).toBe(true);
});

test('leaving and returning five times leaves one script and one feed', async ({ page }) => {
  const expectNoErrors = watchForErrors(page);
  await openWithoutLoader(page, '/gallery');
  await expect(squaresOf(page)).toHaveCount(6);
  await markDocument(page);
  for (let round = 0; round < 5; round++) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Northpane' }).last().click();
    await expect(page).toHaveURL('/');
    await expect(scriptsOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
    await expect(squaresOf(page)).toHaveCount(6);
    await expect(scriptsOf(page)).toHaveCount(1);
  }
  expect(await isMarked(page)).toBe(true);
  expectNoErrors();
});

test('a client-side visit to the gallery shows the feed', async ({ page, isMobile }) => {
  await openWithoutLoader(page, '/services');
  await settled(page);
  await markDocument(page);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).tap();
  const links = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' });
  await links.getByRole('link', { name: 'Gallery' }).click();
  await expect(squaresOf(page)).toHaveCount(6);
  expect(await isMarked(page)).toBe(true);
});

test('when its script is blocked the panes stay, with a sentence and a way to the profile', async ({
  page,
}) => {
  const expectNoFaults = watchForFaults(page);
  const expectNoShift = await watchShifts(page);
  const heights = await watchHeight(page);
  await page.route('**/media/sample-feed.*', (route) => route.abort());
  await openWithoutLoader(page, '/gallery');
  await expectSentence(page);
  await expectNoShift();
  expect(await heights()).toHaveLength(1);
  expectNoFaults();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pictures stand in the page, lit, with the way to the profile', async ({ page }) => {
    await page.goto('/gallery');
    const pictures = feedOf(page).getByRole('img');
    await expect(pictures).toHaveCount(6);
    await expect(pictures.first()).toHaveAccessibleName(/entry door/);
    await expect(pictures.first()).toHaveJSProperty('complete', true);
    await expect(pictures.first()).toHaveCSS('filter', 'none');
    await expect(page.getByRole('link', { name: 'VIEW ON INSTAGRAM' })).toBeVisible();
    await expect(feedOf(page).getByRole('button')).toHaveCount(0);
    await expect(feedOf(page).getByRole('status')).toBeEmpty();
    const box = await feedOf(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(400);
  });
});

for (const path of routes) {
  test(`${path} asks no other host for anything`, async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
    });
    await openWithoutLoader(page, path);
    await page.mouse.move(40, 40);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await settled(page);
    expect(elsewhere).toEqual([]);
  });
}
