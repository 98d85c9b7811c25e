import { expect, type Page, test } from '@playwright/test';
import { altOf, content, isLinked, profile } from './content';
import {
  expectSentence,
  feedOf,
  isMarked,
  markDocument,
  profileLink,
  watchForScriptErrors,
  watchHeight,
  watchShifts,
} from './feed-page';
import { openWithoutLoader, settled, watchForErrors } from './routes';

const { sampleFeed } = content.gallery;
const squaresOf = (page: Page) => feedOf(page).getByRole('listitem');
const linksOf = (page: Page) => squaresOf(page).getByRole('link');
const scriptsOf = (page: Page) => page.locator('script[src*="/media/sample-feed."]');

test('the sample feed shows six pictures that lead to the profile in a new tab', async ({
  page,
}) => {
  test.skip(!profile, 'The business is not on Instagram.');
  const expectNoErrors = watchForScriptErrors(page);
  const expectNoShift = await watchShifts(page);
  const heights = await watchHeight(page);
  await openWithoutLoader(page, '/gallery');
  await expect(linksOf(page)).toHaveCount(sampleFeed.length);
  for (const [index, { picture, caption }] of sampleFeed.entries()) {
    const link = linksOf(page).nth(index);
    await expect(link).toHaveAccessibleName(
      `${altOf(picture)} ${caption} ${profile?.social} (${content.common.newTab})`,
    );
    await expect(link).toHaveAttribute('href', profile?.url ?? '');
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(scriptsOf(page)).toHaveCount(1);
  await expectNoShift();
  expect(await heights()).toHaveLength(1);
  expectNoErrors();
});

test('its pictures are squares, wait until they are near and are no larger than needed', async ({
  page,
}) => {
  await openWithoutLoader(page, '/gallery');
  await expect(feedOf(page).getByRole('img')).toHaveCount(sampleFeed.length);
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
  test.skip(!profile, 'The squares lead nowhere.');
  await openWithoutLoader(page, '/gallery');
  const square = linksOf(page).first();
  const caption = square.getByText(sampleFeed[0]?.caption ?? '', { exact: true });
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

test('leaving and returning twice leaves one script and one feed', async ({ page }) => {
  const expectNoErrors = watchForErrors(page);
  await openWithoutLoader(page, '/gallery');
  await expect(squaresOf(page)).toHaveCount(sampleFeed.length);
  await markDocument(page);
  for (let round = 0; round < 2; round++) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expect(scriptsOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
    // Back at the footer, the feed may wait until somebody comes near it.
    await feedOf(page).scrollIntoViewIfNeeded();
    await expect(squaresOf(page)).toHaveCount(sampleFeed.length);
    await expect(scriptsOf(page)).toHaveCount(1);
  }
  expect(await isMarked(page)).toBe(true);
  expectNoErrors();
});

test('a client-side visit to the gallery shows the feed', async ({ page, isMobile }) => {
  test.skip(!isLinked('/gallery'), 'The navigation does not lead to the gallery.');
  await openWithoutLoader(page, '/services');
  await settled(page);
  await markDocument(page);
  const { menuLabel, navigationLabel } = content.common;
  if (isMobile) await page.getByRole('button', { name: menuLabel, exact: true }).tap();
  const links = page.getByRole('navigation', { name: isMobile ? menuLabel : navigationLabel });
  await links.locator('a[href="/gallery"]').click();
  await expect(squaresOf(page)).toHaveCount(sampleFeed.length);
  expect(await isMarked(page)).toBe(true);
});

test('when its script is blocked the panes stay, with a sentence and a way to the profile', async ({
  page,
}) => {
  const expectNoErrors = watchForScriptErrors(page);
  const expectNoShift = await watchShifts(page);
  const heights = await watchHeight(page);
  await page.route('**/media/sample-feed.*', (route) => route.abort());
  await openWithoutLoader(page, '/gallery');
  await expectSentence(page);
  await expectNoShift();
  expect(await heights()).toHaveLength(1);
  expectNoErrors();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pictures stand in the page, lit, with the way to the profile', async ({ page }) => {
    await page.goto('/gallery');
    const pictures = feedOf(page).getByRole('img');
    await expect(pictures).toHaveCount(sampleFeed.length);
    await expect(pictures.first()).toHaveAccessibleName(altOf(sampleFeed[0]?.picture ?? ''));
    await expect(pictures.first()).toHaveJSProperty('complete', true);
    await expect(pictures.first()).toHaveCSS('filter', 'none');
    await expect(profileLink(page)).toBeVisible({ visible: Boolean(profile) });
    await expect(feedOf(page).getByRole('button')).toHaveCount(0);
    await expect(feedOf(page).getByRole('status')).toBeEmpty();
    const box = await feedOf(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(400);
  });
});
