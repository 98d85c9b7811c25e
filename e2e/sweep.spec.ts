import { expect, test } from '@playwright/test';
import { everyPage, openWithoutLoader, settled, watchForErrors } from './routes';

for (const path of everyPage) {
  test(`${path} renders without complaint and fits the window`, async ({ page }) => {
    const expectNoErrors = watchForErrors(page);
    await openWithoutLoader(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await settled(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expectNoErrors();
  });
}

test('an unknown path answers 404 at any depth', async ({ request }) => {
  for (const path of ['/no-such-page', '/services/no', '/a/b/c/d', '/gallery.php']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
