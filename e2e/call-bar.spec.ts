import type { Locator } from '@playwright/test';
import { expect, finishAnimations, test } from './helpers/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Home has the call bar between its first view and its footer', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  const callBar = page.locator('[data-call-bar]');
  for (const [height, selector, visible] of [
    [844, 'h1', false],
    [844, 'main h2', true],
    [844, 'footer', false],
    // Where the footer is higher than the window no call button is beside it.
    [500, 'main h2', true],
    [500, 'footer > :last-child', false],
  ] as const) {
    await page.setViewportSize({ width: 390, height });
    await page.locator(selector).first().scrollIntoViewIfNeeded();
    await expect(callBar).toBeVisible({ visible });
  }
  // The hero's button is in the window, but behind the header.
  await page.locator('[data-hero-call] a').evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().bottom - 60, behavior: 'instant' });
  });
  await expect(callBar).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(callBar).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(callBar).toBeVisible();
  for (const [width, height] of [
    [844, 390],
    [1100, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('main h2').first().scrollIntoViewIfNeeded();
    await expect(callBar, `${width} × ${height}`).toBeHidden();
  }
});

test('nothing to touch lies in the edges that a phone keeps for itself', { tag: '@phone' }, async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const insets = { bottom: 34, left: 44, right: 44 };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.goto('/');
  await page.locator('main h2').first().scrollIntoViewIfNeeded();
  const call = page.locator('[data-call-bar] a');
  const bottomOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return Math.round(y + height);
  };
  await expect.poll(() => bottomOf(call)).toBe(844 - 34);
  const { x } = (await page.locator('main h2').first().boundingBox()) ?? {};
  expect(x).toBe(44);
  // Turned the other way, the camera is at the right.
  for (const other of [
    { left: 60, right: 0 },
    { left: 0, right: 60 },
  ]) {
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34, ...other } });
    await expect
      .poll(async () => (await page.locator('main h2').first().boundingBox())?.x)
      .toBe(60);
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const parts = page.locator('#menu :is(a, p > span)');
  await expect(parts).not.toHaveCount(0);
  for (const part of await parts.all()) {
    await expect(part).toBeVisible();
    expect(await bottomOf(part)).toBeLessThanOrEqual(844 - 34);
  }
});

test('the call bar covers nothing that has the focus', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.locator('main h2').first().scrollIntoViewIfNeeded();
  const callBar = page.locator('[data-call-bar]');
  await expect(callBar).toBeVisible();
  await finishAnimations(page);
  const top = (await callBar.boundingBox())?.y;
  // Those of the services, all below the first view.
  const links = page.locator('main li a');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    await link.focus();
    const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(top ?? 0);
  }
});
