import { expect, type Page, test } from './helpers/test';

/* What an answer to the statistics question of e2e/fixtures/variant leaves as it is, and ends. */

test.describe('the answer to the statistics question', { tag: '@variant' }, () => {
  test.use({ expected: /plausible\.io/ });

  const question = (page: Page) => page.locator('[data-statistics]');
  const decline = (page: Page) => question(page).getByRole('button', { name: 'No' });

  test('leaves visitors where they read', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('services');
    await expect(decline(page)).toBeVisible();
    // In the footer: the focus moves to main, whose end is above.
    await page.getByRole('contentinfo').getByRole('link').first().scrollIntoViewIfNeeded();
    const before = await page.evaluate('scrollY');
    expect(before).toBeGreaterThan(600);
    await decline(page).click();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate('scrollY')).toBe(before);
  });

  for (const [name, count] of [
    ['No', 0],
    ['Yes, count', 1],
  ] as const) {
    test(`“${name}” on another page ends the question on this one`, async ({ page, context }) => {
      await context.route('https://plausible.io/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.goto('services');
      await expect(decline(page)).toBeVisible();
      const other = await context.newPage();
      await other.goto('contact');
      await question(other).getByRole('button', { name }).click();
      await expect(question(other)).toBeHidden();
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await expect(question(page)).toBeHidden();
      await expect(page.locator('script[src*="plausible.io"]')).toHaveCount(count);
    });
  }
});
