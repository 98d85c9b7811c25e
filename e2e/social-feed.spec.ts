import { expectAccessible } from './helpers/axe';
import { instagram } from './helpers/fixture-site';
import { expect, expectLoaded, test } from './helpers/test';

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
