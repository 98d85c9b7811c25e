import { expect, type Page, test } from '@playwright/test';
import { altOf, content, isLinked, profile } from './content';
import { feedOf, profileLink, watchForScriptErrors, watchHeight, watchShifts } from './feed-page';
import { isCrossFading } from './in-page';
import { hydrated, isMarked, markDocument, openWithoutLoader } from './routes';

const { sampleFeed } = content.gallery;
const squaresOf = (page: Page) => feedOf(page).getByRole('listitem');
const linksOf = (page: Page) => squaresOf(page).getByRole('link');
const scriptsOf = (page: Page) => page.locator('script[src*="/media/sample-feed."]');

test('the sample feed shows six squares that lead to the profile, once at each visit', async ({
  page,
  isMobile,
}) => {
  const expectNoErrors = watchForScriptErrors(page);
  const heights = await watchHeight(page);
  const shifts = await watchShifts(page);
  await openWithoutLoader(page, '/gallery');

  await test.step('each in a new tab', async () => {
    await expect(squaresOf(page)).toHaveCount(sampleFeed.length);
    await expect(linksOf(page)).toHaveCount(profile ? sampleFeed.length : 0);
    for (const [index, { picture, caption }] of profile ? sampleFeed.entries() : []) {
      const link = linksOf(page).nth(index);
      await expect(link).toHaveAccessibleName(
        `${altOf(picture)} ${caption} ${profile?.social} (${content.common.newTab})`,
      );
      await expect(link).toHaveAttribute('href', profile?.url ?? '');
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(scriptsOf(page)).toHaveCount(1);
    await shifts();
    expect(await heights()).toHaveLength(1);
  });

  await test.step('its pictures are squares, wait until they are near and are no larger than needed', async () => {
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
      expect.soft(Math.abs(width - height)).toBeLessThanOrEqual(1);
      expect.soft(file).toBeGreaterThanOrEqual(width * 0.95);
      expect.soft(file).toBeLessThanOrEqual(width * 1.6);
    }
  });

  await test.step('a square’s caption shows on hover and on focus, and hides again', async () => {
    if (!profile) return;
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

  await test.step('leaving and returning twice, by Back and by a link, leaves one script and one feed', async () => {
    await hydrated(page);
    await markDocument(page);
    const waysBack = [
      () => page.goBack(),
      async () => {
        const { menuLabel, navigationLabel } = content.common;
        if (isMobile) await page.getByRole('button', { name: menuLabel, exact: true }).tap();
        const links = page.getByRole('navigation', {
          name: isMobile ? menuLabel : navigationLabel,
        });
        await links.locator('a[href="/gallery"]').click();
      },
    ];
    for (const comeBack of isLinked('/gallery') ? waysBack : waysBack.slice(0, 1)) {
      await page.getByRole('contentinfo').locator('a[href="/contact"], a[href="/"]').last().click();
      await expect(page).not.toHaveURL('/gallery');
      await expect(scriptsOf(page)).toHaveCount(0);
      // As a person would, after the cross-fade: until it ends React holds the next change back.
      await expect.poll(() => page.evaluate(isCrossFading)).toBe(false);
      await comeBack();
      await expect(page).toHaveURL('/gallery');
      // Back at the footer, the feed may wait until somebody comes near it.
      await feedOf(page).scrollIntoViewIfNeeded();
      await expect(squaresOf(page)).toHaveCount(sampleFeed.length);
      await expect(scriptsOf(page)).toHaveCount(1);
    }
    expect(await isMarked(page)).toBe(true);
  });
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
