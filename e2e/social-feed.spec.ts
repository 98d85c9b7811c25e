import { expectAccessible } from './helpers/axe';
import {
  agree,
  agreeButton,
  drawsPosts,
  failure,
  feed,
  mockProvider,
  posts,
  scripts,
  widgetMessages,
} from './helpers/feed';
import { instagram } from './helpers/fixture-site';
import {
  expect,
  expectLoaded,
  loadMenuScript,
  observersHaveReported,
  reconnect,
  scrollTo,
  test,
} from './helpers/test';

test('the sample feed shows six pictures that link to the profile', async ({ page }) => {
  await page.goto('/gallery');
  const region = page.getByRole('region', { name: 'Recent work' });
  await region.scrollIntoViewIfNeeded();
  const links = region.getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) {
    await expect(link).toHaveAccessibleName(/^A .{20,} Instagram \(opens in a new tab\)$/);
    await expect(link).toHaveAttribute('href', instagram);
    await expect(link).toHaveAttribute('target', '_blank');
    await link.scrollIntoViewIfNeeded();
    await expectLoaded(link.getByRole('img'));
  }
  await expect(region.getByRole('list')).toHaveCount(1);
  await expectAccessible(page, 'the sample feed');
  expect((await region.boundingBox())?.height).toBeGreaterThanOrEqual(400);
  const profile = page.getByRole('link', { name: 'VIEW ON INSTAGRAM (opens in a new tab)' });
  await expect(profile).toHaveAttribute('href', instagram);
});

test('the caption of a picture is dismissed by Escape until pointer and focus leave it', async ({
  page,
}) => {
  await page.goto('/gallery');
  const tile = page.locator('.social-feed-slot li').first();
  const caption = tile.locator('b');
  await expect(tile).toBeVisible();
  for (const [enter, leave] of [
    [() => tile.hover(), () => page.mouse.move(0, 0)],
    [() => tile.locator('a').focus(), () => tile.locator('a').blur()],
  ] as const) {
    await enter();
    await expect(caption).toBeInViewport();
    await page.keyboard.press('Shift');
    await expect(caption).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(caption).toBeHidden();
    await leave();
    await enter();
    await expect(caption).toBeVisible();
    await leave();
  }
});

test.describe('the widget of a provider', { tag: '@variant' }, () => {
  test.use({ expected: widgetMessages });

  test('is requested near the viewport after consent, which is asked once', async ({ page }) => {
    const service = await mockProvider(page);
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main { padding-top: 4000px }');
      document.adoptedStyleSheets = [sheet];
    });
    await page.goto('gallery');
    await loadMenuScript(page);
    const { y = 0 } = (await feed(page).boundingBox()) ?? {};
    const { height = 0 } = page.viewportSize() ?? {};
    // Half a window before it comes into view.
    for (const [below, state] of [
      [0.7, null],
      [0.4, 'asking'],
    ] as const) {
      await scrollTo(page, Math.round(y - height * (1 + below)));
      await observersHaveReported(feed(page));
      expect(await feed(page).getAttribute('data-state')).toBe(state);
    }
    const question = 'The pictures come from another company, which may learn your address.';
    await expect(feed(page).getByText(question)).toBeVisible();
    await expectAccessible(page, 'the question');
    expect(service.asked).toBe(0);
    await agreeButton(page).click();
    await expect(posts(page)).toBeVisible();
    await expect(feed(page)).toBeFocused();
    await expect(page.locator('div#my-feed[data-count="6"]')).toHaveCount(1);
    await expect(scripts(page)).toHaveJSProperty('async', true);
    await expect(feed(page)).toHaveJSProperty('offsetHeight', 700);
    await page.reload();
    await expect(agreeButton(page)).toHaveCount(0);
    await feed(page).scrollIntoViewIfNeeded();
    await expect(posts(page)).toBeVisible();
  });

  test('shows the pictures and a message when its script fails', async ({ page }) => {
    const service = await mockProvider(page);
    await agree(page);
    await expect(posts(page)).toBeVisible();
    service.response = { body: 'throw new Error("the widget throws");' };
    await page.reload();
    await expect(failure(page)).toBeVisible();
    await expect(feed(page).getByRole('status')).toContainText('The pictures cannot be shown.');
    await expect(posts(page)).toHaveCount(0);
    await expectAccessible(page, 'the failed feed');
    expect((await feed(page).boundingBox())?.height).toBeGreaterThanOrEqual(400);
    service.response = drawsPosts;
    await page.reload();
    await expect(posts(page)).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });

  test('is requested again when the connection is back', async ({ page, context }) => {
    const service = await mockProvider(page, 'abort');
    await page.goto('gallery');
    await feed(page).scrollIntoViewIfNeeded();
    await agreeButton(page).waitFor();
    await context.setOffline(true);
    await agreeButton(page).click();
    await expect(failure(page)).toBeVisible();
    service.response = drawsPosts;
    await reconnect(page);
    await expect(posts(page)).toBeVisible();
  });
});
